import { DEFAULT_LANGUAGE } from '@vitrine/schemas'

type Texts = Readonly<Record<string, string>>

const files = import.meta.glob<Texts>(
  [
    '../../../schemas/texts/*.json',
    '../../../setters/labels/*.json',
    '../../../editor-core/labels/*.json',
    '../../labels/*.json',
  ],
  { import: 'default' },
)

/** What the sections of stories are called: the same in all languages, like names of products. */
const sampleNames: Texts = {
  banner: 'Banner',
  text: 'Text',
  columns: 'Columns',
  'columns.slots.start': 'Start',
  'columns.slots.end': 'End',
  tile: 'Tile',
  form: 'Form',
  'banner.title': 'Title',
  'text.body': 'Body',
}

async function textsIn(language: string): Promise<Texts> {
  const own = Object.entries(files).filter(([file]) => file.endsWith(`/${language}.json`))
  return Object.assign({}, ...(await Promise.all(own.map(([, load]) => load()))))
}

/** The words of the interface in one of the 18 languages; what it lacks is English. */
export async function storyTexts(language: string): Promise<Texts> {
  const [english, own] = await Promise.all([textsIn(DEFAULT_LANGUAGE), textsIn(language)])
  return { ...english, ...own, ...sampleNames }
}
