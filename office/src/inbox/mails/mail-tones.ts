import type { MailState } from '@vitrine/schemas'
import type { Tone } from '../../controls/page.tsx'

export const mailTones: Readonly<Record<MailState, Tone>> = {
  waiting: 'warn',
  sent: 'good',
  failed: 'bad',
  dead: 'bad',
}
