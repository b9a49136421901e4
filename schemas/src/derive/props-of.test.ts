import { expectTypeOf, it } from 'vitest'
import type {
  Answer,
  infoByDomain,
  listLanguages,
  PageConfig,
  PageDocument,
  pageConfigById,
  productList,
  Question,
} from '../calls/index.ts'
import type { ProductProps } from '../content/index.ts'
import type { ResolvedMenu } from '../documents/menu.ts'
import type { SectionProps } from '../keywords.ts'
import type { Theme } from '../theme.ts'
import type { Background, ImageValue, LinkValue, PropsOf, RichTextValue } from './props-of.ts'

const props = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', translatable: true },
    height: { enum: ['short', 'tall'], responsive: true },
    background: { $ref: 'background' },
    link: { $ref: 'link' },
    body: { $ref: 'rich-text' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: { id: { type: 'string' }, image: { $ref: 'image' } },
      },
    },
  },
} as const satisfies SectionProps
type Props = PropsOf<typeof props>

// These are checked by the compiler (tsconfig.test.json), not when they run.
it('gives a section the type of its resolved values', () => {
  expectTypeOf<Props['title']>().toEqualTypeOf<string>()
  expectTypeOf<Props['height']>().toEqualTypeOf<'short' | 'tall' | undefined>()
  expectTypeOf<NonNullable<Props['background']>>().toEqualTypeOf<Background>()
  expectTypeOf<NonNullable<Props['link']>>().toEqualTypeOf<LinkValue>()
  expectTypeOf<NonNullable<Props['items']>[number]['image']>().toEqualTypeOf<ImageValue | undefined>()
  expectTypeOf<NonNullable<Props['body']>['type']>().toEqualTypeOf<RichTextValue['type']>()
  expectTypeOf<Props>().not.toHaveProperty('other')
})

it('tells the branches of a union apart', () => {
  expectTypeOf<Extract<LinkValue, { type: 'address' }>['href']>().toEqualTypeOf<string>()
  expectTypeOf<Extract<LinkValue, { type: 'page' }>['pageType']>().toExtend<string>()
})

it('gives documents their types', () => {
  expectTypeOf<Theme['colors']['buttonText']>().toEqualTypeOf<string>()
  expectTypeOf<ResolvedMenu['items'][number]['label']>().toEqualTypeOf<string>()
  expectTypeOf<NonNullable<ProductProps['priceTiers']>[number]['price']>().toEqualTypeOf<number | 'pending'>()
})

it('gives calls the types of question and answer', () => {
  expectTypeOf<Question<typeof infoByDomain>>().toEqualTypeOf<{ domainName: string }>()
  expectTypeOf<Answer<typeof pageConfigById>>().toEqualTypeOf<PageConfig | PageDocument>()
  expectTypeOf<Answer<typeof listLanguages>[number]['dir']>().toEqualTypeOf<'ltr' | 'rtl'>()
  expectTypeOf<Answer<typeof productList>['items'][number]['props']['name']>().toEqualTypeOf<string>()
})
