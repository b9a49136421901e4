import type { Command } from './command.ts'

interface CommandEntry {
  /** In a few words, for the list of all commands. */
  readonly summary: string
  readonly load: () => Promise<Command>
}

/** All commands by name; each is loaded when it is called. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  dev: {
    summary: 'run the site of this folder while it is developed',
    load: async () => (await import('./site/dev/command.ts')).dev,
  },
  build: {
    summary: 'build the site of this folder',
    load: async () => (await import('./site/build/command.ts')).build,
  },
  start: {
    summary: 'start the site that was built',
    load: async () => (await import('./site/start/command.ts')).start,
  },
  owner: {
    summary: 'help somebody who is locked out of the service',
    load: async () => (await import('./owner/command.ts')).owner,
  },
  'new-section': {
    summary: 'make a section with its test, and run that test',
    load: async () => (await import('./new-section/command.ts')).newSection,
  },
  check: {
    summary: 'check sections, their lock file and documents',
    load: async () => (await import('./check/command.ts')).check,
  },
  impact: {
    summary: 'what changed sections change in stored documents',
    load: async () => (await import('./impact/command.ts')).impact,
  },
  migrate: {
    summary: 'store documents in the versions of the sections there are',
    load: async () => (await import('./migrate/command.ts')).migrate,
  },
  render: {
    summary: 'draw a site as static files',
    load: async () => (await import('./render/command.ts')).render,
  },
  import: {
    summary: 'take in a document: of Puck, of Builder, or as JSON',
    load: async () => (await import('./import/command.ts')).importCommand,
  },
  export: {
    summary: 'write a site as files',
    load: async () => (await import('./export/command.ts')).exportCommand,
  },
}
