import type { DesignerParts } from '@vitrine/designer/internal'
import { loadLabels } from '@vitrine/editor-core/load-texts'
import { openReview } from '@vitrine/office/review'
import type { Texts } from '@vitrine/renderer/translate'
import { sectionSpecs } from '../plugins/specs.ts'

const officeLabels = loadLabels({
  files: import.meta.glob<Texts>(['../../../office/labels/*.json', '!../../../*/labels/en.json'], {
    import: 'default',
  }),
  english: async () => (await import('../../../office/labels/en.json')).default,
})

/** The office's review of the draft that a designer has open, in the designer's words and its own. */
export const reviewOf = ({ boot, send, stream, asset, labels, labelParts = [] }: DesignerParts, locale: string) =>
  openReview({
    ...{ boot: { ...boot, locale }, send, stream, asset, draftsId: boot.draftsId },
    labels: async (language) => ({ ...(await labels(language)), ...(await officeLabels(language)) }),
    sections: async (language) => ({ specs: sectionSpecs, labels: await labels(language), labelParts }),
  })
