export * from '../content-kinds.ts'
