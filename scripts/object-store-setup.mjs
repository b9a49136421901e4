import { findSwift, startObjectStore } from './object-store.mjs'

/**
 * One object store for all tests of a run that asks for it (`STORES=s3`): to start one takes seconds.
 *
 * @param {import('vitest/node').TestProject} project is told its address.
 */
export default async function setup(project) {
  if (!process.env.STORES?.includes('s3')) return undefined
  if (!findSwift()) {
    console.warn('SKIPPED on the object store: Swift is not installed and cannot be installed here.')
    return undefined
  }
  const store = await startObjectStore()
  project.provide('objectStore', store.url('BUCKET'))
  return () => store.stop()
}
