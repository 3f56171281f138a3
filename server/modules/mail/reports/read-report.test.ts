import { describe, expect, it } from 'vitest'
import { exchangeReport, gmailReport, postfixReport } from '#test/support/delivery-reports.ts'
import { readReport } from './read-report.ts'

const ABOUT = '<4da78bec-cb77-4265-b170-ce42d090458e@winkel.example>'
const read = (message: string) => readReport(Buffer.from(message))

/** A report whose status part is this. */
const withStatus = (...lines: readonly string[]) =>
  [
    'Content-Type: multipart/report; boundary=g',
    '',
    '--g',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    ...lines,
    '--g--',
  ].join('\n')

describe('a report', () => {
  it('of Postfix says what became of the mail that its headers name', async () => {
    expect(await read(postfixReport({ id: '<1@mx.example>', about: ABOUT }))).toEqual({
      messageId: '<1@mx.example>',
      about: ABOUT,
      recipients: [
        {
          recipient: 'jan@bedrijf.example',
          originalRecipient: 'jan@bedrijf.example',
          action: 'failed',
          status: '5.1.1',
          diagnostic: 'smtp; 550 5.1.1 <jan@bedrijf.example>: Recipient address rejected: User unknown',
        },
      ],
    })
  })

  it('of Exchange says it of the mail behind it, and of no other that its own headers name', async () => {
    const diagnostic =
      'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient jan@bedrijf.example not found by SMTP address lookup'
    expect(await read(exchangeReport({ about: ABOUT, status: '5.1.10', diagnostic }))).toMatchObject({
      about: ABOUT,
      recipients: [
        {
          recipient: 'jan@bedrijf.example',
          originalRecipient: null,
          action: 'failed',
          status: '5.1.10',
          diagnostic,
        },
      ],
    })
  })

  it('of Gmail says it beside a picture, in words over several lines', async () => {
    const diagnostic =
      'smtp; 452-4.2.2 The recipient’s inbox is out of storage space. Please direct the recipient to https://support.google.com/mail/?p=OverQuotaTemp'
    const report = await read(gmailReport({ about: ABOUT, action: 'delayed', status: '4.2.2', diagnostic }))
    expect(report).toMatchObject({
      about: ABOUT,
      recipients: [{ recipient: 'jan@bedrijf.example', action: 'delayed', status: '4.2.2', diagnostic }],
    })
  })

  it('may name several recipients', async () => {
    const report = withStatus(
      'Final-Recipient: RFC822; a@x.example',
      'Action: Delivered (to mailbox)',
      'Status: 2.1.5 (fine)',
      '',
      'Final-Recipient: rfc822; <b@x.example>',
      'Action: relayed',
      'Status: 2.1.9',
      '',
    )
    expect((await read(report)).recipients.map(({ recipient, action }) => [recipient, action])).toEqual([
      ['a@x.example', 'delivered'],
      ['b@x.example', 'relayed'],
    ])
  })

  it('without the headers of the mail is about no mail that is known', async () => {
    const report = withStatus('Final-Recipient: rfc822; a@x.example', 'Action: failed', 'Status: 5.0.0')
    expect(await read(report)).toMatchObject({ messageId: null, about: null })
  })

  it.each([
    ['5.2.2', 'failed'],
    ['4.2.2', 'delayed'],
    ['2.0.0', 'delivered'],
  ])('that says nothing but status %s says %s', async (status, action) => {
    const report = withStatus('Final-Recipient: rfc822; a@x.example', `Status: ${status}`)
    expect((await read(report)).recipients).toMatchObject([{ action, status }])
  })

  it('in the line ends of any system, in base64 and with an address in any letters is read', async () => {
    const status = Buffer.from(
      'Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: utf-8; jürgen@bücher.example\r\nAction: failed\r\nStatus: 5.1.1\r\n',
    ).toString('base64')
    const report = [
      'Content-Type: Multipart/Report; boundary=g',
      '',
      '--g',
      'Content-Type: message/global-delivery-status',
      'Content-Transfer-Encoding: base64',
      '',
      status,
      '--g',
      'Content-Type: message/global-headers',
      '',
      `Message-ID: ${ABOUT}`,
      '--g--',
    ].join('\n')
    expect(await read(report)).toMatchObject({
      about: ABOUT,
      recipients: [{ recipient: 'jürgen@bücher.example', status: '5.1.1' }],
    })
  })

  it('shows nothing of what is hidden in its words, and no more than a screen takes', async () => {
    const report = withStatus(
      'Final-Recipient: rfc822; a@x.example',
      'Action: failed',
      `Diagnostic-Code: smtp; 550\u0000 \u202Eab\u200B${'x'.repeat(5_000)}`,
    )
    const [said] = (await read(report)).recipients
    expect(said?.diagnostic).toMatch(/^smtp; 550 ab x+$/)
    expect(said?.diagnostic).toHaveLength(1_000)
  })

  it('takes no more recipients than a hundred', async () => {
    const block = ['Final-Recipient: rfc822; a@x.example', 'Action: failed', '']
    const report = withStatus(...Array.from({ length: 5_000 }, () => block).flat())
    expect((await read(report)).recipients).toHaveLength(100)
    const bare = report.replace('Reporting-MTA: dns; mx.example\n\n', '')
    expect((await read(bare)).recipients).toHaveLength(100)
  })
})

describe('what is no report', () => {
  const quoted = postfixReport({ about: ABOUT })
  it.each([
    ['nothing', ''],
    ['bytes of a picture', '\u0089PNG\r\n\u001A\n'],
    ['a mail', 'From: jan@bedrijf.example\nSubject: Hallo\n\nDag!'],
    [
      'a mail that carries one along',
      `Content-Type: multipart/mixed; boundary=q\n\n--q\nContent-Type: message/rfc822\n\n${quoted}\n--q--`,
    ],
    ['a mail that quotes one', `Subject: Kijk\nContent-Type: text/plain\n\n${quoted}`],
    [
      'a receipt that it was read',
      'Content-Type: multipart/report; report-type=disposition-notification; boundary=g\n\n--g\nContent-Type: message/disposition-notification\n\nFinal-Recipient: rfc822; a@x.example\nDisposition: manual-action/MDN-sent-manually; displayed\n--g--',
    ],
  ])('is refused: %s', async (_name, message) => {
    await expect(read(message)).rejects.toMatchObject({ fault: 'not_a_report' })
  })

  it.each([
    ['that names nobody', ['Final-Recipient: rfc822;', 'Action: failed', 'Status: 5.1.1']],
    ['that says nothing of what became of it', ['Final-Recipient: rfc822; a@x.example']],
    ['of an unknown action', ['Final-Recipient: rfc822; a@x.example', 'Action: eaten', 'Status: 5.1.1']],
    ['that ends before it says anything', []],
  ])('is a report %s', async (_name, lines) => {
    await expect(read(withStatus(...lines))).rejects.toMatchObject({ fault: 'no_recipient' })
  })
})
