/** What stands at an address that has no page, by language. */
const words = {
  en: { title: 'Page not found', text: 'Check the address, or start from the home page.', home: 'Go to the home page' },
  ar: { title: 'الصفحة غير موجودة', text: 'تحقق من العنوان، أو ابدأ من الصفحة الرئيسية.', home: 'إلى الصفحة الرئيسية' },
} as const

/** The words of a language; English, where there are none yet. */
export const notFoundWords = (language: string): (typeof words)[keyof typeof words] =>
  language === 'ar' ? words.ar : words.en
