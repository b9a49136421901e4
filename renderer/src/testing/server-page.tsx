import { type FunctionComponent, memo, type ReactNode, Suspense } from 'react'
import { createClientReference, renderToReadableStream } from 'react-server-dom-parcel/server'
import {
  createViewContext,
  defineSection,
  Slot,
  useComponentId,
  useStage,
  useViewContext,
  VitrinePage,
  viewParts,
} from '../index.ts'

// A page in server components, as a framework draws it: what React would send to a browser goes to the standard output, and
// what was told of the page to the other one. Run with `--conditions=react-server`.

const { Heading, Image, Text } = viewParts<{ title: string; text: string }>()

const props = {
  title: { type: 'string', default: '', translatable: true, heading: 2 },
  text: { type: 'string', default: '', translatable: true },
} as const

/** Stands in a browser, as far as the server knows. */
const Toggle = createClientReference('toggle', 'Toggle', []) as unknown as FunctionComponent<{
  readonly summary: ReactNode
  readonly children: ReactNode
}>

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <figure lang={useStage().language} id={`frame-${useComponentId()}`}>
    {children}
  </figure>
)
const Tone = createViewContext('plain')
const Toned = () => <i>{useViewContext(Tone)}</i>

const Remembered = memo(() => <Text path="text" as="small" />)

async function Later({ path }: { readonly path: 'title' | 'text' }) {
  await new Promise((resolve) => setTimeout(resolve, 5))
  return <Text path={path} as="em" />
}

const group = defineSection({
  type: 'acme-group',
  props,
  slots: { inside: {} },
  view: ({ root }) => (
    <section {...root}>
      <Frame>
        <Heading path="title" />
      </Frame>
      <Tone value="loud">
        <Toned />
      </Tone>
      <Toned />
      <Toggle summary={<Text path="text" as="b" />}>
        <Suspense fallback="…">
          <Later path="text" />
        </Suspense>
        <Remembered />
        <Slot name="inside" />
      </Toggle>
      <Text path="title" as="footer" />
    </section>
  ),
})

const later = defineSection({
  type: 'acme-later',
  props,
  async view({ root }: { root: object }) {
    await Promise.resolve()
    return (
      <article {...root}>
        <Heading path="title" />
        <Image image={undefined} />
      </article>
    )
  },
} as never)

const Broken = (): ReactNode => {
  throw new Error('No such figure.')
}
const broken = defineSection({
  type: 'acme-broken',
  props,
  view: ({ root }) => (
    <p {...root}>
      before <Broken /> after
    </p>
  ),
})
const rejected = defineSection({
  type: 'acme-rejected',
  props,
  view: () => Promise.reject(new Error('No answer.')),
} as never)

const sections = [group, later, broken, rejected]
const component = (type: string, inside?: readonly string[]) => ({
  type,
  version: 1,
  ...(inside && { slots: { inside: [...inside] } }),
})
const words = (title: string, text: string, de: string) => ({
  props: { title, text },
  editPropsByLangEnvMap: { de: { title: de } },
})
const document = {
  page: { id: 'home', pageType: 'pages', slug: 'home', order: 1, settings: { props: { name: 'Home' } } },
  pageSchema: {
    version: 1,
    root: ['outer111', 'broken11', 'reject11'],
    components: {
      outer111: component('acme-group', ['inner111', 'later111']),
      inner111: component('acme-group'),
      later111: component('acme-later'),
      broken11: component('acme-broken'),
      reject11: component('acme-rejected'),
    },
  },
  componentsSettingValues: {
    outer111: words('Outer', 'Outer text', 'Außen'),
    inner111: words('Inner', 'Inner text', 'Innen'),
    later111: words('Later', '', 'Später'),
  },
} as const

const stream = renderToReadableStream(
  <VitrinePage
    sections={sections as never}
    document={document as never}
    language="de"
    onWarning={(warning) => process.stderr.write(`${JSON.stringify(warning, ['kind', 'type', 'component'])}\n`)}
  />,
)
for await (const chunk of stream) process.stdout.write(chunk)
