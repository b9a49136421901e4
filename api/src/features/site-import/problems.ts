import type { Problem } from '@vitrine/schemas'

/** One thing that is wrong in one file of a site. */
export interface ImportProblem extends Problem {
  /** The path of the file in the folder: `pages/home.json`. */
  readonly file: string
}

const line = ({ file, component, language, path, key, params }: ImportProblem): string =>
  [
    file,
    component && `component ${component}`,
    language && `language ${language}`,
    path,
    `${key}${Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : ''}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** How many problems the message names. */
const NAMED = 20

/** A site that cannot be imported. Nothing of it was stored. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly problems: readonly ImportProblem[]
  /** How many there are. */
  readonly count: number

  /** @param count how many there are, where `problems` holds only the first. */
  constructor(problems: readonly ImportProblem[], count = problems.length) {
    const more = count - NAMED
    const lines = problems.slice(0, NAMED).map(line)
    super(['The site cannot be imported:', ...lines, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n  '))
    this.problems = problems
    this.count = count
  }
}

/** Collects what is wrong while the files are read. */
export class ImportReport {
  readonly problems: ImportProblem[] = []
  readonly warnings: ImportProblem[] = []

  add(file: string, found: readonly Problem[]): void {
    for (const problem of found) this.problems.push({ ...problem, file })
  }

  error(file: string, key: string, path = '', params: Problem['params'] = {}): void {
    this.problems.push({ file, path, key: `problem.${key}`, params })
  }

  warn(file: string, key: string, path = '', params: Problem['params'] = {}): void {
    this.warnings.push({ file, path, key: `problem.${key}`, params })
  }

  /** @throws ImportError when anything is wrong. */
  mustBeEmpty(): void {
    if (this.problems.length > 0) throw new ImportError(this.problems)
  }
}
