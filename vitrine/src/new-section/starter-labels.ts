import type { LanguageCode } from '@vitrine/schemas'

/** What a new section begins with, in the words of the sections of Vitrine; a test compares them. */
export const starterLabels: Readonly<
  Record<LanguageCode, { readonly title: string; readonly text: string; readonly preset: string }>
> = {
  ar: { title: 'العنوان', text: 'نص', preset: 'بسيط' },
  bn: { title: 'শিরোনাম', text: 'লেখা', preset: 'সাধারণ' },
  de: { title: 'Titel', text: 'Text', preset: 'Schlicht' },
  en: { title: 'Title', text: 'Text', preset: 'Plain' },
  es: { title: 'Título', text: 'Texto', preset: 'Sencillo' },
  fa: { title: 'عنوان', text: 'متن', preset: 'ساده' },
  fr: { title: 'Titre', text: 'Texte', preset: 'Simple' },
  hi: { title: 'शीर्षक', text: 'टेक्स्ट', preset: 'सादा' },
  id: { title: 'Judul', text: 'Teks', preset: 'Polos' },
  ja: { title: 'タイトル', text: 'テキスト', preset: 'シンプル' },
  pl: { title: 'Tytuł', text: 'Tekst', preset: 'Prosty' },
  pt: { title: 'Título', text: 'Texto', preset: 'Simples' },
  ru: { title: 'Заголовок', text: 'Текст', preset: 'Простой' },
  ta: { title: 'தலைப்பு', text: 'உரை', preset: 'எளிமையானது' },
  tr: { title: 'Başlık', text: 'Metin', preset: 'Sade' },
  ur: { title: 'عنوان', text: 'متن', preset: 'سادہ' },
  vi: { title: 'Tiêu đề', text: 'Văn bản', preset: 'Đơn giản' },
  zh: { title: '标题', text: '文字', preset: '简洁' },
}

/** The labels of a new section in one language; what it is called itself is known in English alone. */
export function labelsOfNew(type: string, language: LanguageCode): Readonly<Record<string, string>> {
  const { title, text, preset } = starterLabels[language]
  return { [`${type}.presets.default`]: preset, [`${type}.title`]: title, [`${type}.text`]: text }
}
