import { describe, expect, it } from 'vitest'
import { bounceReason } from './bounce-reason.ts'

describe('why a mail came back', () => {
  it.each([
    [
      'an address that is not there',
      '5.1.1 smtp; 550 5.1.1 <jna@x.example>: Recipient address rejected',
      'unknownAddress',
    ],
    ['a domain that is not there', '5.1.2', 'unknownAddress'],
    ['an address that Exchange does not find', '550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'unknownAddress'],
    [
      'an address that Exchange Online denies',
      '550 5.4.1 Recipient address rejected: Access denied',
      'unknownAddress',
    ],
    ['a mailbox that was closed', '5.2.1', 'unknownAddress'],
    ['a mailbox that is full', '5.2.2', 'mailboxFull'],
    [
      'one that was full for days',
      '4.2.2 smtp; 452 4.2.2 The recipient’s inbox is out of storage',
      'mailboxFull',
    ],
    ['a mail that is too large for its mailbox', '5.2.3', 'tooLarge'],
    ['one that is too large for the server', '5.3.4', 'tooLarge'],
    ['spam', '5.7.1 smtp; 550 5.7.1 Message rejected as spam', 'refused'],
    ['a sender that was not proved', '550-5.7.26 Unauthenticated email is not accepted', 'refused'],
    ['a server that gave no answer for days', '4.4.7', 'unreachable'],
    [
      'a server that was not reached for days',
      '4.4.1 connect to mx.example: Connection timed out',
      'unreachable',
    ],
    [
      'a status that says nothing, with one that does',
      '5.0.0 smtp; 550 5.1.1 user unknown',
      'unknownAddress',
    ],
    ['a status that says nothing', '5.0.0', 'other'],
    ['words without a status', "Can't send mail: 550 no such user", 'other'],
    ['an address of a machine', '550 blocked, see 5.1.1.7 and 10.5.1.1', 'other'],
    ['nothing', '', 'other'],
  ] as const)('%s', (_name, words, reason) => {
    expect(bounceReason(words)).toBe(reason)
  })
})
