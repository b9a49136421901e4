import wholeNastaliq from '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2?url'
import wholeArabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url'
import wholeBengali from '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2?url'
import wholeDevanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url'
import wholeTamil from '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2?url'
import { afterEach, describe, expect, test } from 'vitest'
import arabic400 from './arabic-400.woff2?url'
import arabic700 from './arabic-700.woff2?url'
import bengali400 from './bengali-400.woff2?url'
import bengali700 from './bengali-700.woff2?url'
import devanagari400 from './devanagari-400.woff2?url'
import devanagari700 from './devanagari-700.woff2?url'
import nastaliq400 from './nastaliq-400.woff2?url'
import tamil400 from './tamil-400.woff2?url'
import tamil700 from './tamil-700.woff2?url'

// Texts with what cutting a font may break: joins of four shapes, marks above and below, ligatures, conjuncts, digits.
const arabic = ['لله محمد الكمّية', 'مُسَلَّم إِلى ٱلْعُنوان', 'لا إلا الأعمال ﷼', 'پیچ گیره ژرف چهار', '٠١٢٣٤٥٦٧٨٩ ۴۵۶ ٪ ؟']
const cases = [
  { name: 'arabic 400', cut: arabic400, whole: wholeArabic, weight: 400, direction: 'rtl', texts: arabic },
  { name: 'arabic 700', cut: arabic700, whole: wholeArabic, weight: 700, direction: 'rtl', texts: arabic },
  {
    name: 'nastaliq 400',
    cut: nastaliq400,
    whole: wholeNastaliq,
    weight: 400,
    direction: 'rtl',
    texts: ['کم از کم مقدار', 'پیشکش کی درخواست', 'ٹھیک ڈھانچہ ہے۔', 'قیمت: ۱۲۳۴', 'مُحَمَّد ﷺ'.slice(0, 8)],
  },
  ...[
    { weight: 400, cut: devanagari400 },
    { weight: 700, cut: devanagari700 },
  ].map(({ weight, cut }) => ({
    name: `devanagari ${weight}`,
    cut,
    whole: wholeDevanagari,
    weight,
    direction: 'ltr',
    texts: ['न्यूनतम ऑर्डर मात्रा', 'क्षत्रिय ज्ञान श्री', 'स्क्रू द्वितीय र्‍य', 'ज़रूरत फ़ाइल ड़ ढ़', '०१२३४५६७८९ । ॥'],
  })),
  ...[
    { weight: 400, cut: bengali400 },
    { weight: 700, cut: bengali700 },
  ].map(({ weight, cut }) => ({
    name: `bengali ${weight}`,
    cut,
    whole: wholeBengali,
    weight,
    direction: 'ltr',
    texts: ['ন্যূনতম অর্ডারের পরিমাণ', 'ক্ষুদ্র জ্ঞান শ্রী', 'স্ক্রু দ্বিতীয় র‍্যাম', 'উৎপাদন ৳ গুঁড়ো', '০১২৩৪৫৬৭৮৯'],
  })),
  ...[
    { weight: 400, cut: tamil400 },
    { weight: 700, cut: tamil700 },
  ].map(({ weight, cut }) => ({
    name: `tamil ${weight}`,
    cut,
    whole: wholeTamil,
    weight,
    direction: 'ltr',
    texts: ['குறைந்தபட்ச ஆர்டர்', 'க்ஷ ஸ்ரீ ஹௌ', 'திருகாணி மூன்று', 'கோரிக்கை கொள்ளளவு', 'ஐந்து ஔ ஃ'],
  })),
] as const

afterEach(() => document.fonts.clear())

/** The ink of a text in a font: how dark each point is. */
async function inkOf(url: string, weight: number, direction: string, text: string) {
  const face = new FontFace('Compared', `url(${url})`, { weight: '100 900' })
  document.fonts.clear()
  document.fonts.add(await face.load())
  const canvas = new OffscreenCanvas(900, 200)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('A canvas without a context')
  context.direction = direction === 'rtl' ? 'rtl' : 'ltr'
  context.font = `${weight} 48px Compared`
  context.fillText(text, direction === 'rtl' ? 880 : 20, 110)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width: context.measureText(text).width, points: data.filter((_value, at) => at % 4 === 3) }
}

describe.each(cases)('$name', ({ cut, whole, weight, direction, texts }) => {
  test.each(texts)('looks as the whole font does: %s', async (text) => {
    const before = await inkOf(whole, weight, direction, text)
    const after = await inkOf(cut, weight, direction, text)
    const ink = before.points.filter((point) => point > 128).length
    expect(ink).toBeGreaterThan(300)
    // Outlines of a pinned weight are rounded to whole units: edges differ by a shade, shapes do not.
    const differing = before.points.filter((point, at) => Math.abs(point - (after.points[at] ?? 0)) > 128).length
    expect(differing / ink).toBeLessThan(0.005)
    expect(Math.abs(after.width - before.width)).toBeLessThan(1.5)
  })
})
