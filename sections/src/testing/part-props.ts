import { deref, type SchemaNode } from '@vitrine/schemas'
import { articleProps } from '../parts/article/article-props.ts'
import { cardProps } from '../parts/card/card-props.ts'
import { formProps } from '../parts/form/form-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { listingProps } from '../parts/listing/listing-props.ts'
import { sidesProps } from '../parts/sides/sides-props.ts'
import { waysProps } from '../parts/ways/ways-props.ts'

/** The props that many sections have alike, by the part of a section that draws them. */
export const partProps: Readonly<Record<string, Readonly<Record<string, SchemaNode>>>> = {
  head: headProps,
  article: articleProps,
  card: cardProps,
  listing: listingProps,
  form: formProps,
  sides: sidesProps,
  ways: waysProps,
}

/** A section may begin with another value than its brothers, and is still described like them. */
const described = (schema: SchemaNode): string => JSON.stringify({ ...deref(schema), default: undefined })

/** The part that a prop of a section belongs to: its labels stand there, once for all sections. */
export const partOf = (name: string, schema: SchemaNode): string | undefined =>
  Object.keys(partProps).find((part) => {
    const known = partProps[part]?.[name]
    return known !== undefined && known.$ref === schema.$ref && described(known) === described(schema)
  })
