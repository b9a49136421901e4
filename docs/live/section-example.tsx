import { defineSection, type PageDocument, type Section, VitrinePage, viewParts } from '@vitrine/renderer'
import type { JsonObject, SchemaNode } from '@vitrine/schemas'
import { type JsonSchema, SchemaForm } from '@vitrine/setters'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import '../../setters/src/controls/tokens.css'
import 'virtual:page.css'
import { services } from './services.ts'

const { Heading, Text } = viewParts<{ text: string }>()

/** A section with these props that draws its texts one below the other. */
function sectionOf(props: Readonly<Record<string, SchemaNode>>): Section {
  const texts = Object.entries(props).filter(([, { type }]) => type === 'string')
  return defineSection({
    type: 'my-example',
    props,
    view: ({ root }) => (
      <section {...root}>
        {texts.map(([name, { heading }]) =>
          heading === undefined ? (
            <Text key={name} path={name as 'text'} as="p" />
          ) : (
            <Heading key={name} path={name as 'text'} />
          ),
        )}
      </section>
    ),
  })
}

/** One page with that section and nothing else. */
const pageOf = (props: JsonObject): PageDocument => ({
  page: { id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } },
  pageSchema: { version: 1, root: ['example1'], components: { example1: { type: 'my-example', version: 1 } } },
  componentsSettingValues: { example1: { props } },
})

/** The first tags, each on a line: what the keywords wrote. */
const tagsOf = (element: Element): string =>
  element.outerHTML
    .replaceAll(/(<\/?[a-z])/g, '\n$1')
    .replaceAll(/>\n<\//g, '></')
    .trim()

interface SectionExampleProps {
  readonly props: Readonly<Record<string, SchemaNode>>
}

function SectionExample({ props }: SectionExampleProps) {
  const sections = useMemo(() => [sectionOf(props)], [props])
  const [value, setValue] = useState<JsonObject>({})
  const page = useMemo(() => pageOf(value), [value])
  const drawn = useRef<HTMLElement>(null)
  const [html, setHtml] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew whenever another page was drawn
  useLayoutEffect(() => {
    const element = drawn.current?.querySelector('[data-section]')
    setHtml(element ? tagsOf(element) : '')
  }, [page])
  return (
    <>
      <div className="live-form">
        <SchemaForm
          schema={{ type: 'object', properties: props } as JsonSchema}
          services={services}
          locale="en"
          onChange={(next) => setValue(next as JsonObject)}
        >
          {null}
        </SchemaForm>
      </div>
      <div className="live-pane">
        <p className="live-pane-title">What the section draws</p>
        <pre>{html}</pre>
      </div>
      <section className="live-drawn" aria-label="The section" ref={drawn}>
        <VitrinePage sections={sections} document={page} />
      </section>
    </>
  )
}

export const sectionExample = (source: unknown): ReactNode => (
  <SectionExample key={JSON.stringify(source)} props={source as Readonly<Record<string, SchemaNode>>} />
)
