import type { Specs } from '@vitrine/model'
import { languageMapOf, type SectionSpec, settings, storedOf } from '@vitrine/schemas'

const HOW_STORED =
  'Only what differs from the defaults needs to be there. `props` holds the values in the source language of the site. ' +
  'A value that differs by device is `{ "pc": …, "mobile": … }`; where `mobile` is missing, that of `pc` counts. ' +
  '`editPropsByLangEnvMap` holds, by language, what that language says differently: flat, from the path of a value to ' +
  'the whole value, as in `{ "de": { "title": "Willkommen", "items[k3v9Qa2Z].label": "Mehr" } }`. Items of lists are ' +
  'named by their `id`. `deletePropsPaths` lists values that were taken away although a default exists.'

/** What drafts hold of one section, and what its view is given. */
function schemasOf({ type, props, version }: SectionSpec): readonly (readonly [name: string, schema: object])[] {
  const { properties } = settings
  return [
    [
      `settings-${type}`,
      {
        description: `The settings of a component of the type \`${type}\` (version ${version}) as a draft holds them. ${HOW_STORED}`,
        ...settings,
        $id: undefined,
        properties: {
          ...properties,
          props: storedOf(props),
          editPropsByLangEnvMap: { ...properties.editPropsByLangEnvMap, additionalProperties: languageMapOf(props) },
        },
      },
    ],
    [
      `props-${type}`,
      {
        ...props,
        description: `The values of a component of the type \`${type}\` as a page shows them, in one language and on one device.`,
      },
    ],
  ]
}

/** The schemas of everything that can be set, by section, as they stand in a description of the API. */
export const sectionSchemas = (specs: Specs): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.values(specs)
      .toSorted((a, b) => (a.type < b.type ? -1 : 1))
      .flatMap(schemasOf),
  )
