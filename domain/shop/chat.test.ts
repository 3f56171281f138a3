import { expect, it } from 'vitest'
import { missingOfChat } from './chat.ts'

it.each([
  ['none', '', '', null],
  ['own', 'Hulp', '', null],
  ['own', '', 'https://chat.example/w.js', 'chatName'],
  ['script', '', 'https://chat.example/w.js', null],
  ['script', 'Hulp', '', 'chatScript'],
] as const)(
  'a chat of kind %s, named %j, with the script %j lacks %s',
  (chatKind, chatName, chatScript, lacks) =>
    expect(missingOfChat({ chatKind, chatName, chatScript })).toBe(lacks),
)
