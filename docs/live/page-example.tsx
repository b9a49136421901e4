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
      <div className="live-bar" role="group" aria-label="Language of the page">
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
      </div>
      <div className="live-drawn" role="group" aria-label="The page" tabIndex={0}>
        <VitrinePage sections={sections} document={site} language={language} />
      </div>
    </>
  )
}

export const pageExample = () => <PageExample />
