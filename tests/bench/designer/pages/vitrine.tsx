import { type DesignerParts, mountDesigner } from '@vitrine/designer/internal'
import { createRegistry } from '@vitrine/renderer'
import { createTranslate } from '@vitrine/renderer/translate'
import { englishLabels } from '../../../../host/src/browser/english-labels.ts'
import { englishWords } from '../../../../host/src/browser/english-words.ts'
import stylesheet from './drawn.css?url'
import { askedPage } from './page.ts'
import { DRAFT, draftOf } from './vitrine-draft.ts'
import { sections } from './vitrine-sections.tsx'
import { createSend } from './vitrine-service.ts'

const say = createTranslate({ en: englishWords })('en')

const parts: DesignerParts = {
  boot: {
    screen: 'designer',
    clientId: 'bench',
    tenantId: 'bench',
    draftsId: DRAFT,
    locale: 'en',
    defaultLocale: 'en',
    buildId: 'bench',
    siteName: 'Bench',
    assets: { region: 'us', hosts: {} },
    parentOrigins: [],
    canvas: { stylesheets: [stylesheet] },
    home: '/',
    preview: '/',
  },
  send: createSend(draftOf(askedPage())),
  stream: (_call, _question, on) => {
    queueMicrotask(() => on({ type: 'open' }))
    return () => undefined
  },
  registry: createRegistry(sections, { areVerified: true }),
  labels: async () => englishLabels,
  words: async () => say,
  asset: (src) => src,
  addressOf: () => '/',
  enter: () => Promise.reject(new Error('The bench has no frame.')),
}

await mountDesigner(document.body.appendChild(document.createElement('div')), parts)
