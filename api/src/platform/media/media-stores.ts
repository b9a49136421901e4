import type { Storage } from '../database/storage.ts'
import { createFolderStore } from './folder-store.ts'

/** What owners uploaded, which the host serves. */
export const uploadsOf = ({ uploadsDir }: Pick<Storage, 'uploadsDir'>) => createFolderStore(uploadsDir)

/** The pictures of inquiries, which nobody serves (R180). */
export const inquiryImagesOf = ({ inquiryImagesDir }: Pick<Storage, 'inquiryImagesDir'>) =>
  createFolderStore(inquiryImagesDir)
