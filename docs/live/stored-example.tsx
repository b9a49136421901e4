import { languageMapOf, type SchemaNode, storedOf } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { FormExample } from './form-example.tsx'
import { ValuePane } from './value-pane.tsx'

const propertiesOf = ({ properties = {} }: SchemaNode) => properties

/** The form of a schema, and the shapes that follow from it: of a draft, and of the map of a language. */
export const storedExample = (source: unknown): ReactNode => {
  const schema = source as SchemaNode
  return (
    <FormExample
      key={JSON.stringify(source)}
      schema={schema}
      beside={
        <>
          <ValuePane title="What a draft may hold" value={propertiesOf(storedOf(schema))} />
          <ValuePane title="What the map of a language may hold" value={propertiesOf(languageMapOf(schema))} />
        </>
      }
    />
  )
}
