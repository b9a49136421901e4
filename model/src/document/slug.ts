import { slug as slugSchema } from '@vitrine/schemas'

/** Latin letters that are no letter with a mark. */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A text as the last part of an address: `Über uns` → `uber-uns`. Empty where no letter of it can stand there. */
export const slugFrom = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, (letter) => latin[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugSchema.maxLength - 8)
    .replaceAll(/^-+|-+$/g, '')
