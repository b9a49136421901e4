import { findPostgres, startPostgres } from './postgres.mjs'

/**
 * One PostgreSQL for all tests of a run that asks for it (`ENGINES=postgres`): to start one takes a second.
 *
 * @param {import('vitest/node').TestProject} project is told its address.
 */
export default async function setup(project) {
  if (!process.env.ENGINES?.includes('postgres') || findPostgres() === undefined) return undefined
  const server = await startPostgres()
  project.provide('postgres', server.url)
  return () => server.stop()
}
