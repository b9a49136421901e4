import { VitrinePage } from '@vitrine/renderer'
import { createRoot } from 'react-dom/client'
import { sections } from './sections/index.ts'
import { published } from './storage.ts'
import '@vitrine/renderer/page.css'
import '@vitrine/sections/style.css'

const language = new URLSearchParams(location.search).get('language') ?? 'en'
createRoot(document.getElementById('root')!).render(
  <VitrinePage sections={sections} document={published()} language={language} />,
)
