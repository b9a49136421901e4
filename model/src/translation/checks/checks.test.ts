import { languageCodes } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { checkTranslation } from './check-translation.ts'
import type { CheckContext } from './translation-check.ts'
import { translationChecks } from './translation-checks.ts'

const QUESTION = 'Are 12 bolts of DIN 933 in stock?'
const STATEMENT = 'We say “good bolts” and write {name}.'

/** Both sentences, as somebody who speaks the language writes them. */
const right: Readonly<Record<string, readonly [question: string, statement: string]>> = {
  en: ['Do you have 12 bolts of DIN 933 in stock?', 'We call them “good bolts” and write {name}.'],
  zh: ['DIN 933 的 12 个螺栓有库存吗？', '我们说“好螺栓”，并写上 {name}。'],
  es: ['¿Hay 12 pernos de DIN 933 en existencias?', 'Decimos «buenos pernos» y escribimos {name}.'],
  fr: ['Y a-t-il 12 boulons DIN 933 en stock\u202f?', 'Nous disons «\u00a0bons boulons\u00a0» et écrivons {name}.'],
  de: ['Sind 12 Schrauben nach DIN 933 auf Lager?', 'Wir sagen „gute Schrauben“ und schreiben {name}.'],
  ja: ['DIN 933 のボルトは 12 本在庫がありますか？', '私たちは「良いボルト」と言い、{name} と書きます。'],
  ru: ['Есть ли на складе 12 болтов по DIN 933?', 'Мы говорим «хорошие болты» и пишем {name}.'],
  pl: ['Czy 12 śrub według DIN 933 jest w magazynie?', 'Mówimy „dobre śruby” i piszemy {name}.'],
  pt: ['Há 12 parafusos DIN 933 em estoque?', 'Dizemos “bons parafusos” e escrevemos {name}.'],
  tr: ['DIN 933 standardında 12 cıvata stokta var mı?', 'Biz “iyi cıvatalar” deriz ve {name} yazarız.'],
  ar: ['هل يتوفر 12 مسمارًا من DIN 933 في المخزون؟', 'نحن نقول ”مسامير جيدة“ ونكتب {name}.'],
  fa: ['آیا 12 پیچ از DIN 933 در انبار موجود است؟', 'ما می‌گوییم «پیچ‌های خوب» و می‌نویسیم {name}.'],
  ur: ['کیا DIN 933 کے 12 بولٹ اسٹاک میں ہیں؟', 'ہم ”اچھے بولٹ“ کہتے ہیں اور {name} لکھتے ہیں۔'],
  hi: ['क्या DIN 933 के 12 बोल्ट स्टॉक में हैं?', 'हम “अच्छे बोल्ट” कहते हैं और {name} लिखते हैं।'],
  bn: ['DIN 933 এর 12 টি বোল্ট কি স্টকে আছে?', 'আমরা বলি “ভালো বোল্ট” এবং লিখি {name}।'],
  ta: ['DIN 933 இன் 12 போல்ட்டுகள் கையிருப்பில் உள்ளனவா?', 'நாங்கள் “நல்ல போல்ட்” என்று சொல்லி {name} எழுதுகிறோம்.'],
  id: ['Apakah 12 baut DIN 933 tersedia?', 'Kami menyebutnya “baut bagus” dan menulis {name}.'],
  vi: ['Có 12 bu lông DIN 933 trong kho không?', 'Chúng tôi nói “bu lông tốt” và viết {name}.'],
}

const ids = (source: string, target: string, context: CheckContext) =>
  checkTranslation(source, target, context).map(({ id }) => id)
const mendedBy = (id: string, source: string, target: string, context: CheckContext) =>
  checkTranslation(source, target, context).find((failed) => failed.id === id)?.mended

it('there are samples of all languages', () => {
  expect(Object.keys(right).sort()).toEqual([...languageCodes].sort())
})

describe.each(Object.entries(right))('Translations into %s', (to, [question, statement]) => {
  const context = { from: 'en', to }

  it('have nothing wrong when they are right', () => {
    expect(checkTranslation(QUESTION, question, context)).toEqual([])
    expect(checkTranslation(STATEMENT, statement, context)).toEqual([])
  })

  it('have the numbers, standards and placeholders of the source', () => {
    expect(ids(QUESTION, question.replace('12', '13'), context)).toEqual(['numbers'])
    expect(mendedBy('numbers', QUESTION, question.replace('12', '13'), context)).toBe(question)
    expect(mendedBy('parts', QUESTION, question.replace('DIN 933', 'DIN 931'), context)).toBe(question)
    expect(ids(QUESTION, question.replace('DIN 933', ''), context)).toContain('parts')
    expect(ids(STATEMENT, statement.replace('{name}', '{nombre}'), context)).toEqual(['placeholders'])
    expect(ids(STATEMENT, statement.replace('{name}', '{name} {name}'), context)).toContain('placeholders')
  })

  it('end as their language ends', () => {
    for (const [source, text] of [
      [QUESTION, question],
      [STATEMENT, statement],
    ] as const) {
      const cut = text.replace(/[\s\u202f]?.$/u, '')
      expect(ids(source, cut, context)).toContain('end-mark')
      // The space before it is another check's.
      expect(mendedBy('end-mark', source, cut, context)?.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      expect(ids(source, `${cut}:`, context)).toContain('end-mark')
    }
  })

  it('quote as their language quotes', () => {
    const straight = statement.replaceAll(/[“”„«»「」]/gu, '"').replaceAll('\u00a0', '')
    const failed = checkTranslation(STATEMENT, straight, context)
    expect(failed.map(({ id }) => id)).toEqual(['quotes'])
    expect(failed[0]?.mended?.replaceAll(/[\s\u00a0]/g, '')).toBe(statement.replaceAll(/[\s\u00a0]/g, ''))
    expect(ids(STATEMENT, statement.replace(/[“”„«»「」]/u, ''), context)).toContain('quotes')
  })

  it('are spaced as their source', () => {
    for (const [id, wrong] of [
      ['double-space', statement.replace(' ', '  ')],
      ['outer-space', ` ${statement} `],
      ['zero-width-space', statement.replace('{', '\u200b{')],
      ['newlines', `${statement}\n`],
      ['control-characters', `\u0007${statement}`],
    ] as const) {
      if (wrong === statement) continue
      expect(ids(STATEMENT, wrong, context)).toContain(id)
      const mended = mendedBy(id, STATEMENT, wrong, context) ?? ''
      expect(mended.replaceAll(/\s+/g, ' ').trim()).toBe(statement.replaceAll(/\s+/g, ' '))
      expect(ids(STATEMENT, mended, context)).not.toContain(id)
    }
  })

  it('are in their script, and not the source', () => {
    if (to === 'en') return
    expect(ids(STATEMENT, STATEMENT, context)).toContain('same-as-source')
    const isLatin = ['es', 'fr', 'de', 'pl', 'pt', 'tr', 'id', 'vi'].includes(to)
    expect(ids(STATEMENT, STATEMENT, context).includes('script')).toBe(!isLatin)
    if (isLatin) expect(ids(STATEMENT, right.ru?.[1] ?? '', context)).toContain('script')
  })
})

describe('What is wrong with a translation', () => {
  const de = { from: 'en', to: 'de' }
  it.each<[id: string, source: string, good: string, bad: string, context?: Partial<CheckContext>]>([
    ['tags', 'a <b>big</b> bolt', 'eine <b>große</b> Schraube', 'eine <b>große<b> Schraube'],
    ['tags', '<i><b>x y</b></i>', '<i><b>z w</b></i>', '<i><b>z w</i></b>'],
    ['links', 'see https://a.example/b', 'siehe https://a.example/b', 'siehe https://a.example/c'],
    ['links', 'mail a@b.example', 'Mail an a@b.example', 'Mail an a@b.beispiel'],
    [
      'icu',
      '{g, select, f {she} other {they}}',
      '{g, select, f {sie} other {sie}}',
      '{g, select, w {sie} other {sie}}',
    ],
    ['icu', '{n, plural, one {#} other {#}}', '{n, plural, one {#} other {#}}', '{n, plural, one {#} andere {#}}'],
    [
      'plurals',
      '{n, plural, one {#} other {#}}',
      '{n, plural, one {#} few {#} many {#} other {#}}',
      '{n, plural, one {#} other {#}}',
      { to: 'pl' },
    ],
    ['length', 'Bolts', 'Bolzen', 'Schrauben', { maxLength: 6 }],
    ['too-long', 'Good bolts for all', 'Gute Schrauben für alle', 'Gute Schrauben '.repeat(5)],
    ['source-empty', ' ', ' ', 'etwas'],
    ['same-as-source', 'Nordhaven bolts', 'Nordhaven Schrauben', 'Nordhaven bolts', { keep: ['Nordhaven'], to: 'zh' }],
    ['repeated-word', 'the bolts', 'die Schrauben', 'die die Schrauben'],
    ['repeated-word', 'slowly', 'yavaş yavaş', 'yavaş yavaş yavaş', { to: 'tr' }],
    ['two-translations', 'In stock', 'auf Lager', 'vorrätig', { others: ['Auf Lager'] }],
    ['engine-marks', 'a bolt', 'eine Schraube', 'eine *bolt'],
    ['engine-marks', 'a bolt of 3', 'eine Schraube', 'eine Schraube ⟦0⟧'],
    ['keep', 'by Nord Haven', 'von Nord Haven', 'von Nordhafen', { keep: ['Nord Haven'] }],
    [
      'glossary',
      'hex bolts, a bolt',
      'eine Sechskantschraube',
      'ein Blitz',
      { glossary: [{ source: 'bolt', targets: ['Sechskantschraube', 'Schraube'] }] },
    ],
    ['glossary', 'a bolt', '一个螺栓', '一个闪电', { to: 'zh', glossary: [{ source: 'Bolt', targets: ['螺栓'] }] }],
    ['forbidden', 'cheap', 'günstig', 'ganz billig', { forbidden: [{ word: 'billig', instead: ['günstig'] }] }],
    ['newlines', 'a\nb', 'c\nd', 'c d'],
    ['punctuation-spaces', 'now 5 %', 'jetzt 5\u00a0%', 'jetzt 5 %'],
    ['punctuation-spaces', 'Ready!', 'Prêt\u202f!', 'Prêt !', { to: 'fr' }],
    ['punctuation-spaces', 'Ready!', 'Fertig!', 'Fertig !'],
    ['direction-marks', 'a', 'ا', '\u202bا', { to: 'ar' }],
    ['isolated-latin', 'the C++ course', 'دورة \u2066C++\u2069 الآن', 'دورة C++ الآن', { to: 'ar' }],
    ['isolated-latin', '12 mm long', 'طول \u206612 mm\u2069 هنا', 'طول 12 mm هنا', { to: 'ar' }],
  ])('%s: %s', (id, source, good, bad, context = {}) => {
    expect(ids(source, good, { ...de, ...context })).not.toContain(id)
    expect(ids(source, bad, { ...de, ...context })).toContain(id)
  })

  it('is told with words to choose from', () => {
    const terms = { ...de, glossary: [{ source: 'bolt', targets: ['Schraube', 'Bolzen'] }] }
    expect(checkTranslation('a bolt', 'ein Blitz', terms)).toEqual([{ id: 'glossary', offers: ['Schraube', 'Bolzen'] }])
  })

  it('is nothing where nothing is translated', () => {
    expect(checkTranslation('a {b}', ' ', de)).toEqual([])
  })

  it('is not that numbers are written as the language writes them', () => {
    expect(ids('1,234.5 kg for €5', '1.234,5 kg für 5 €', de)).toEqual([])
    expect(ids('12 bolts', '۱۲ پیچ', { from: 'en', to: 'fa' })).toEqual([])
  })

  it('has an id of its own in each check', () => {
    expect(new Set(translationChecks.map(({ id }) => id)).size).toBe(translationChecks.length)
  })
})

describe('What is right in one language is no problem in another', () => {
  it.each([
    ['zh', '120,000 sets per month', '每月 12 万套'],
    ['zh', '1.5 million pieces', '150 万件'],
    ['hi', '150,000 pieces', '1.5 लाख नग'],
    ['es', '2,500,000 pieces', '2,5 millones de piezas'],
    ['zh', 'Certificate ISO 9001 of Nordhaven Fasteners', 'Nordhaven 紧固件的 ISO 9001 证书'],
    ['zh', 'ISO 9001:2015', 'ISO 9001:2015'],
    ['zh', 'CRC III (EN 1993-1-4)', 'CRC III (EN 1993-1-4)'],
    ['zh', '42 machines for M12 bolts', '42台M12螺栓设备'],
    ['de', 'Certificate ISO 9001 of Nordhaven', 'ISO-9001-Zertifikat von Nordhaven'],
    ['de', 'The bolts of a 48 MW park', 'Die Schrauben eines 48-MW-Parks'],
    ['de', 'A nut three diameters high', 'Eine Mutter mit Höhe 3 d'],
    ['ar', 'Stainless steel A2 and A4, from 180 people', 'فولاذ مقاوم للصدأ A2 وA4 من 180 عاملًا'],
    ['ar', 'We planned 150 nights', 'خططنا لـ150 ليلة'],
    ['ar', 'Rolled to 6g; 4h on request', 'مدرفل بدقة 6g، و4h عند الطلب'],
  ])('%s: %s', (to, source, target) => {
    expect(checkTranslation(source, target, { from: 'en', to })).toEqual([])
  })

  it.each([
    ['zh', 'numbers', '120,000 sets per month', '每月 13 万套'],
    ['zh', 'numbers', '120,000 sets per month', '每月 120,000 万套'],
    ['zh', 'script', 'These bolts hold for Nordhaven', '这些 bolts hold for Nordhaven'],
    ['zh', 'same-as-source', 'NEW PRODUCTS', 'NEW PRODUCTS'],
    ['ar', 'parts', 'Steel A2 and A4', 'فولاذ A2 وA5'],
    ['ar', 'isolated-latin', 'A file of 103 kB', 'ملف 103 kB'],
    ['de', 'numbers', 'The bolts of a 48 MW park', 'Die Schrauben eines 84-MW-Parks'],
    ['de', 'numbers', '2 holes', 'Löcher'],
    [
      'zh',
      'too-long',
      'A bolt for every building site',
      '这是一种可以用在每一个建筑工地上的螺栓，我们把它称为适合所有工地的螺栓，它非常好用',
    ],
  ])('%s: %s is still found in %s', (to, id, source, target) => {
    expect(ids(source, target, { from: 'en', to })).toContain(id)
  })
})
