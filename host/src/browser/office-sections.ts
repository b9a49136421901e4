import { loadLabels } from '@vitrine/editor-core/load-texts'
import type { OfficeParts } from '@vitrine/office'
import type { Texts } from '@vitrine/renderer/translate'
import { pluginWords } from '../plugins/plugin-words.ts'
import { sectionSpecs } from '../plugins/specs.ts'

const english = import.meta.glob<Texts>(
  ['../../../sections/src/*/labels.en.json', '../../../sections/src/parts/*/labels.en.json'],
  { eager: true, import: 'default' },
)

const labels = loadLabels({
  files: import.meta.glob<Texts>('../../../sections/labels/*.json', { import: 'default' }),
  english: async () => Object.assign({}, ...Object.values(english)),
  others: (language) => pluginWords('labels', language),
})

/** What sections share has its labels under the name of the part: `head.title`. */
const labelParts = Object.keys(english)
  .filter((file) => file.includes('/parts/'))
  .map((file) => file.split('/').at(-2) as string)

/** The sections with their words for owners in a language. */
export const sectionsFor: OfficeParts['sections'] = async (language) => ({
  specs: sectionSpecs,
  labels: await labels(language),
  labelParts,
})
