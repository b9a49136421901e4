import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readJson } from '@vitrine/schemas'
import { CommandError } from '../command.ts'

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/** @throws CommandError when the file cannot be read, or holds no JSON. */
export function readJsonFile(file: string): unknown {
  const read = readJson(textOf(file))
  if ('problem' in read) throw new CommandError(`${file} holds no JSON that can be read (${read.problem.key}).`)
  return read.value
}

/** How the file is written: the indentation of its first line inside, none where it is one line. */
function indentationOf(text: string): string {
  const [, indentation = ''] = /^[[{]\r?\n([ \t]+)/.exec(text) ?? []
  return indentation
}

/** The text of a document as it was written before, or with two spaces. */
export function jsonText(value: unknown, before?: string): string {
  const indentation = before === undefined ? '  ' : indentationOf(before)
  const ending = before === undefined || before.endsWith('\n') ? '\n' : ''
  return `${JSON.stringify(value, null, indentation)}${ending}`
}

/** Replaces a file in one step, so that an interruption leaves the old one or the new one, and never half of one. */
export function replaceJsonFile(file: string, value: unknown): void {
  const beside = `${file}.new`
  writeFileSync(beside, jsonText(value, textOf(file)))
  renameSync(beside, file)
}
