import { VitrinePage } from '@vitrine/renderer'
import { useState } from 'react'
import { sections } from './sections.tsx'
import { site } from './site.ts'

const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['ar', 'العربية'],
] as const

function PageExample() {
  const [language, setLanguage] = useState<string>('de')
  return (
    <>
      <fieldset className="live-bar" aria-label="Language of the page">
        {languages.map(([code, name]) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === language}
            onClick={() => setLanguage(code)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <section className="live-drawn" aria-label="The page">
        <VitrinePage sections={sections} document={site} language={language} />
      </section>
    </>
  )
}

export const pageExample = () => <PageExample />
