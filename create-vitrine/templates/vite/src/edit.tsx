import { browserStorage, VitrineEditor } from '@vitrine/designer'
import { sectionLabels, sectionTexts } from '@vitrine/sections/words'
import { createRoot } from 'react-dom/client'
import { sections } from './sections/index.ts'
import { start } from './site.ts'
import { publish } from './storage.ts'
import '@vitrine/designer/style.css'
import '@vitrine/renderer/page.css'
import '@vitrine/sections/style.css'

const storage = browserStorage('site', start)
createRoot(document.getElementById('root')!).render(
  <VitrineEditor
    sections={sections}
    storage={storage}
    labels={sectionLabels}
    texts={sectionTexts}
    onPublish={publish}
  />,
)
