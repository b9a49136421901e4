export type { CanvasStyles } from './vitrine-editor/canvas-styles.ts'
export {
  type EditorChange,
  type EditorStorage,
  type OthersChange,
  type PublishedPart,
  type StorageContents,
  StorageError,
  type StorageReleases,
} from './vitrine-editor/editor-storage.ts'
export type { LoadTexts } from './vitrine-editor/load-words.ts'
export { type ServiceStorageOptions, serviceStorage } from './vitrine-editor/service-storage.ts'
export { browserStorage, documentStorage, memoryStorage } from './vitrine-editor/storages.ts'
export {
  type EditorChangeInfo,
  type EditorHandle,
  VitrineEditor,
  type VitrineEditorProps,
} from './vitrine-editor/vitrine-editor.tsx'
