import { limits } from '../limits.ts'
import { call } from './call.ts'

/** What became of a mail that came in: `known` when it had come before, `ignored` when a program sent it about nothing of ours. */
export const inboundResults = ['stored', 'event', 'known', 'ignored'] as const
export type InboundResult = (typeof inboundResults)[number]

export const receiveInboundMail = call('POST v1/inbound/mail', {
  name: 'inboundMail.receive',
  access: 'visitor',
  limit: 'write',
  takes: 'mail',
  bodyLimit: limits.bodyOfInquiry,
  status: 202,
  summary:
    'Takes a mail as it is (RFC 5322, `message/rfc822`) from the mail server that receives answers to replies, which shows INBOUND_SECRET as `Authorization: Bearer …`. It becomes part of the conversation that it answers, else a new one of the site that it was written to. 404 where that is not set up.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** The address that it was delivered to (`RCPT TO`), where the headers may not name it. */
      to: { type: 'string', maxLength: 320 },
    },
  },
  answer: {
    type: 'object',
    required: ['result'],
    additionalProperties: false,
    properties: { result: { enum: inboundResults } },
  },
})
