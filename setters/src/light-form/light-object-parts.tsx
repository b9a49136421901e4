import { type ComponentType, Suspense } from 'react'
import type { ObjectParts } from '../form/object-parts.ts'
import { LoadFailed, lazyWithRetry } from '../loading/index.ts'

/** A part of a form that comes when an object asks for it first. */
function latePart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Loading = lazyWithRetry<P>(async () => ({ default: await load() }), LoadFailed)
  return (props: P) => (
    <Suspense>
      <Loading {...props} />
    </Suspense>
  )
}

export const objectParts: ObjectParts = {
  ObjectUnion: latePart(async () => (await import('../form/union/object-union.tsx')).ObjectUnion),
  OtherEntries: latePart(async () => (await import('../form/object/other-entries.tsx')).OtherEntries),
}
