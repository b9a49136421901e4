'use client'
import { documentStorage, VitrineEditor } from '@vitrine/designer'
import { sectionLabels, sectionTexts } from '@vitrine/sections/words'
import { sections } from './sections/index.ts'

const storage = documentStorage({
  key: 'site',
  read: () => fetch('/api/document').then((answer) => answer.json()),
  async write(site) {
    const answer = await fetch('/api/document', { method: 'PUT', body: JSON.stringify(site) })
    if (!answer.ok) throw new Error(`The server answers ${answer.status}.`)
  },
})

/** The whole designer, on the document that this app stores. */
export const Editor = () => (
  <VitrineEditor
    sections={sections}
    storage={storage}
    labels={sectionLabels}
    texts={sectionTexts}
    onPublish={async () => {
      const answer = await fetch('/api/publish', { method: 'POST' })
      if (!answer.ok) throw new Error(`The server answers ${answer.status}.`)
    }}
  />
)
