import fc from 'fast-check'
import nodemailer from 'nodemailer'
import { describe, expect, it } from 'vitest'
import en from '../../../texts/en.json' with { type: 'json' }
import { toJson } from '../database/json-text.ts'
import { type MailValues, mailKinds } from './kinds.ts'
import type { OutboxRow } from './outbox.queries.ts'
import { composeMail } from './send.ts'

const row = (values: MailValues, more: Partial<OutboxRow> = {}): OutboxRow => ({
  id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  tenant_id: '7',
  about: null,
  kind: 'inquiry',
  recipient: 'owner@lamps.example',
  recipient_key: 'owner@lamps.example',
  language: 'en',
  content: toJson(values),
  reply_to: null,
  headers: toJson({}),
  dedupe_key: null,
  state: 'waiting',
  tries: 0,
  next_at: 0,
  leased_until: 0,
  last_error: null,
  created_at: 1_800_000_000_000,
  sent_at: null,
  ...more,
})

const visitor = {
  reference: 'K3V9QA2Z',
  siteName: 'Lamps Ltd',
  name: 'Amina Diallo',
  email: 'amina@diallo.example',
  phone: '+221 33 123 45',
  country: 'SN',
  productName: 'Desk lamp',
  quantity: 5000,
  unit: 'piece',
  message: 'Please quote.\nBest regards',
  images: 2,
}

/** The tags that we write, with the attributes that they have; anything else was not written by us. */
const tags =
  /<!doctype html>|<\/?(?:html|head|meta|title|body|div|p|table|tbody|tr|th|td|bdi|a)(?: (?:style|lang|dir|scope|charset|name|content|href)="[^"<>]*")*>/g
const letters = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" } as const
/** The words of a mail in HTML; what is no tag of ours must be text. */
function wordsOf(html: string): string {
  const text = html.replaceAll(tags, '')
  expect(text).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/)
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, name: keyof typeof letters) => letters[name])
}

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
/** The header lines of a mail as it goes over the wire, folded ones joined. */
async function headersOf(mail: ReturnType<typeof composeMail>): Promise<readonly string[]> {
  const { message } = await transport.sendMail(mail)
  const [head = ''] = String(message).split('\n\n')
  return head.replaceAll(/\n[ \t]+/g, ' ').split('\n')
}

describe('A mail', () => {
  it('says to the owner what a visitor asks, in words', () => {
    const { subject, text, from, to, messageId } = composeMail(row(visitor), 'mail@vitrine.example')
    expect(subject).toBe('Inquiry K3V9QA2Z from Amina Diallo')
    expect([from, to]).toEqual([
      { name: 'Lamps Ltd', address: 'mail@vitrine.example' },
      { address: 'owner@lamps.example' },
    ])
    expect(messageId).toBe('<0f0e0d0c-0b0a-4908-8706-050403020100@vitrine.example>')
    for (const line of ['Destination country: Senegal', 'Order quantity: 5,000 pieces', '> Best regards', 'Images: 2'])
      expect(text).toContain(line)
  })

  it('has an address for every link, and words for every kind', () => {
    const link = 'https://vitrine.example/x?a=1&b="2"'
    for (const kind of mailKinds) {
      const values = { ...visitor, link, role: 'editor' }
      const { text, html, subject } = composeMail(row(values, { kind }), 'mail@vitrine.example')
      for (const shown of [text, wordsOf(html), subject]) expect(shown).not.toMatch(/\{\{|mail\.[a-z-]+\.|undefined/)
      expect(wordsOf(html)).toContain(subject)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      for (const href of links) expect(href).toBe('https://vitrine.example/x?a=1&amp;b=&quot;2&quot;')
      expect(text.includes(link)).toBe(links.length > 0)
    }
  })

  it('has nothing in it that the visitor wrote, when it goes to the visitor (R202)', () => {
    const { text, html } = composeMail(row(visitor, { kind: 'inquiry-copy' }), 'mail@vitrine.example')
    for (const words of ['Amina', 'quote', 'Desk', 'diallo']) expect(text + html).not.toContain(words)
    expect(text).toContain('K3V9QA2Z')
  })

  it('shows what visitors wrote, and never runs or loads it', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<script>alert(1)</script>', '"><img src=//x onerror=alert(1)>', '&lt;b&gt;', "' onmouseover='x"),
    )
    fc.assert(
      fc.property(hostile, hostile, (name, message) => {
        const { html } = composeMail(row({ ...visitor, name, message }), 'mail@vitrine.example')
        const words = wordsOf(html)
        expect(words).toContain(name)
        expect(words).toContain(message)
        expect(html.match(/href=/g)).toBeNull()
      }),
    )
  })

  it('has the headers that we gave it, whatever visitors call themselves (criterion 19)', async () => {
    const evil = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\r\n\r\n', ', '), fc.string())
        .map(([end, text]) => `A${end}Bcc: victim@a.example${end}${text}`),
      fc.constantFrom(
        '"<victim@a.example>", x',
        '<victim@a.example>',
        'a@b.example, victim@a.example',
        'A;B:C@d.example;',
      ),
    )
    const names = [
      'message-id',
      'date',
      'from',
      'to',
      'reply-to',
      'subject',
      'auto-submitted',
      'list-unsubscribe',
      'mime-version',
      'content-type',
    ].sort()
    await fc.assert(
      fc.asyncProperty(evil, evil, async (name, siteName) => {
        const mail = composeMail(
          row(
            { ...visitor, name, siteName },
            {
              reply_to: toJson({ name, address: 'amina@diallo.example' }),
              headers: toJson({
                'List-Unsubscribe': `<https://vitrine.example/?token=${encodeURIComponent('x')}>`,
              }),
            },
          ),
          'mail@vitrine.example',
        )
        const lines = await headersOf(mail)
        expect(lines.map((line) => line.split(':')[0]?.toLowerCase()).sort()).toEqual(names)
        const { envelope } = await transport.sendMail(mail)
        expect(envelope).toEqual({ from: 'mail@vitrine.example', to: ['owner@lamps.example'] })
      }),
    )
  })

  it('is written in the direction of its language', () => {
    const html = (language: string) => composeMail(row(visitor, { language }), 'mail@vitrine.example').html
    expect(html('ar')).toContain('<html lang="ar" dir="rtl">')
    // Where a language has no words, English falls in, from left to right.
    expect(html('sw')).toContain('<html lang="en" dir="ltr">')
  })
})

it('the words of mails are sorted, and hold placeholders of i18next only', () => {
  expect(Object.keys(en)).toEqual(Object.keys(en).toSorted())
  for (const text of Object.values(en)) expect(text.replaceAll(/\{\{[A-Za-z]+\}\}/g, '')).not.toMatch(/[{}]/)
})
