'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { NotFound } from '../src/not-found.tsx'

/** In the language of the address: which is all that Next tells here. */
function InLanguage() {
  const language = useSearchParams().get('language') === 'ar' ? 'ar' : 'en'
  return <NotFound language={language} direction={language === 'ar' ? 'rtl' : 'ltr'} />
}

export default function Missing() {
  return (
    <Suspense>
      <InLanguage />
    </Suspense>
  )
}
