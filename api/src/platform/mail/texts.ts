import type { LanguageCode } from '@vitrine/schemas'
import ar from '../../../texts/ar.json' with { type: 'json' }
import bn from '../../../texts/bn.json' with { type: 'json' }
import de from '../../../texts/de.json' with { type: 'json' }
import en from '../../../texts/en.json' with { type: 'json' }
import es from '../../../texts/es.json' with { type: 'json' }
import fa from '../../../texts/fa.json' with { type: 'json' }
import fr from '../../../texts/fr.json' with { type: 'json' }
import hi from '../../../texts/hi.json' with { type: 'json' }
import idn from '../../../texts/id.json' with { type: 'json' }
import ja from '../../../texts/ja.json' with { type: 'json' }
import pl from '../../../texts/pl.json' with { type: 'json' }
import pt from '../../../texts/pt.json' with { type: 'json' }
import ru from '../../../texts/ru.json' with { type: 'json' }
import ta from '../../../texts/ta.json' with { type: 'json' }
import tr from '../../../texts/tr.json' with { type: 'json' }
import ur from '../../../texts/ur.json' with { type: 'json' }
import vi from '../../../texts/vi.json' with { type: 'json' }
import zh from '../../../texts/zh.json' with { type: 'json' }
import type { TextsByLanguage } from '../language/translator.ts'

/** The words of mails by language and key; where a language has none, English is spoken. */
export const mailTexts: TextsByLanguage = {
  ar,
  bn,
  de,
  en,
  es,
  fa,
  fr,
  hi,
  id: idn,
  ja,
  pl,
  pt,
  ru,
  ta,
  tr,
  ur,
  vi,
  zh,
} satisfies Readonly<Record<LanguageCode, unknown>>
