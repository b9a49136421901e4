import { browserStorage, VitrineEditor } from '@vitrine/designer'
import { sectionLabels, sectionTexts } from '@vitrine/sections/words'
import { useState } from 'react'
import '../../setters/src/controls/tokens.css'
import '../../editor-core/src/controls/base.css'
import { sections } from './sections.tsx'
import { site } from './site.ts'

const storage = browserStorage('vitrine-docs', site)

/** The stylesheets that came with the examples: the canvas is to have none of those of the documentation. */
const ownStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href*="/live/"]')].map(({ href }) => href)

function EditorExample() {
  const [links] = useState(ownStyles)
  return (
    <VitrineEditor
      sections={sections}
      storage={storage}
      styles={{ links }}
      locale="en"
      labels={async (language) => ({ ...(await sectionLabels(language)), 'my-quote': 'Quotation' })}
      texts={sectionTexts}
    />
  )
}

export const editorExample = () => <EditorExample />
