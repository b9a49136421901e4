import type { SectionNames } from './names.ts'
import type { NewFile } from './written-files.ts'

const spec = (
  { variable, component, label }: SectionNames,
  type: string,
): string => `import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

export const ${variable}Props = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 120, default: '${label.replaceAll("'", "\\'")}', translatable: true, heading: 2 },
    text: { type: 'string', maxLength: 500, default: 'Your text', translatable: true, setter: 'long-text' },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type ${component}Props = PropsOf<typeof ${variable}Props>

export const ${variable}Spec = {
  type: '${type}',
  version: 1,
  category: 'text',
  icon: 'square',
  props: ${variable}Props,
  presets: [{ id: 'default', props: {} }],
} as const satisfies SectionSpec<typeof ${variable}Props>
`

const view = ({
  name,
  variable,
  component,
  label,
}: SectionNames): string => `import { defineSection, type ViewProps, viewParts } from '@vitrine/renderer'
import styles from './${name}.module.css'
import { type ${component}Props, ${variable}Spec } from './spec.ts'

const { Heading, Text } = viewParts<${component}Props>()

/** ${label}. Say here what it is for. */
function ${component}({ root }: ViewProps<${component}Props>) {
  return (
    <section {...root} className={styles.section}>
      <Heading path="title" />
      <Text path="text" as="p" />
    </section>
  )
}

export const ${variable} = defineSection(${variable}Spec, { view: ${component} })
`

const css = `.section {
  margin-inline: var(--edge);
}
`

/** A section in a folder of its own, as plugins have them: what can be set, how it is drawn, and its stylesheet. */
export const folderFiles = (folder: string, names: SectionNames, type: string): readonly NewFile[] =>
  [
    ['spec.ts', spec(names, type)],
    [`${names.name}.tsx`, view(names)],
    [`${names.name}.module.css`, css],
  ].map(([file = '', text = '']) => ({ path: `${folder}/${names.name}/${file}`, text }))
