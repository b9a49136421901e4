import { slug as slugSchema } from '@vitrine/schemas'

/** A text as the last part of an address: `Über uns` → `uber-uns`. Empty where no letter of it can stand there. */
export const slugFrom = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugSchema.maxLength - 8)
    .replaceAll(/^-+|-+$/g, '')
