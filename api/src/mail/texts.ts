import en from '../../texts/en.json' with { type: 'json' }
import type { Texts } from '../calls/words.ts'

/** The words of mails by language and key; where a language has none, English is spoken. */
export const mailTexts: Texts = { en }
