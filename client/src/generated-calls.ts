// Written by `npm run generate:client` from the declarations of the calls (schemas/src/calls): not to be changed by hand.
import type * as schemas from '@vitrine/schemas'
import type { BytesMethod, EventsMethod, FileMethod, FilesMethod, Method } from './method.ts'

/** The calls that programs can ask, by the names in the description of the API. */
export interface Calls {
  readonly apiKeys: {
    /** What the API key that is shown may do, site by site: what it names and its maker may do there. 401 for any other caller. */
    readonly describe: Method<typeof schemas.describeKey>
  }
  readonly associations: {
    /** What a page is about. Needs `draft.read`. */
    readonly list: Method<typeof schemas.listAssociations>
    /** Says what pages are about: all of these associations, or none. One of the same source and kind is replaced. Needs `draft.arrange`. */
    readonly save: Method<typeof schemas.saveAssociations>
  }
  readonly chat: {
    /** What the visitor of a chat writes. The same `key` again is the same entry. 410 once the chat is over, 404 for a token that was not made here. */
    readonly addEntry: Method<typeof schemas.addChatEntry>
    /** Says that the caller is available for chat in one tab of a browser, or no longer. It counts for 75 seconds: who stays says so again. Needs `inbox.write`. */
    readonly changePresence: Method<typeof schemas.changeChatPresence>
    /** The visitor ends a chat: nobody can write in it any more, but members by mail to an address that was left. */
    readonly end: Method<typeof schemas.endChat>
    /** What is written in a chat (server-sent events), for its visitor, who is there as long as the stream is open: `entry` with `{id, kind, text, at, key, by}`, where `kind` is `in` of the visitor, with the `key` it was sent under, or `out` of the member `by`; `presence` with `{isSomebodyHere}`; `over`. Begins with the first entry, or behind that of `Last-Event-ID`. The token is in the body, so that no log holds it. Five may be open at once at each server. */
    readonly events: EventsMethod<typeof schemas.chatEvents>
    /** The address that members answer to by mail when the visitor has left the chat. Those who are told of inquiries get a mail about the chat, the first time. */
    readonly leaveAddress: Method<typeof schemas.leaveChatAddress>
    /** Begins a chat with a member of the site, with the first words of the visitor. The same `key` with the same words again is the same chat, with one more token. A token counts for 24 hours after the chat began. */
    readonly open: Method<typeof schemas.openChat>
    /** Whether a member of the site is available for chat now. */
    readonly state: Method<typeof schemas.chatState>
  }
  readonly comments: {
    /** Resolves a comment on a preview, or opens it again. Needs `draft.write`. */
    readonly change: Method<typeof schemas.changeComment>
    /** The comments on previews of a draft with their replies, the newest first; with how many are open and resolved, and on which pages and in which languages there are any. Needs `draft.write`. */
    readonly list: Method<typeof schemas.listComments>
    /** Deletes a comment on a preview with its replies, or one reply. Needs `draft.write`. */
    readonly remove: Method<typeof schemas.removeComment>
    /** Replies to a comment on a preview; whoever has a link that allows comments sees it. The same `key` again is the same reply. Needs `draft.write`. */
    readonly reply: Method<typeof schemas.replyToComment>
  }
  readonly consents: {
    /** Records what a visitor agreed to: the proof that is kept for 12 months. The same choice again is no new record. */
    readonly record: Method<typeof schemas.recordConsent>
  }
  readonly contactMessages: {
    /** Sets the status of a message to the company. Needs `inbox.write`. */
    readonly change: Method<typeof schemas.changeContactMessage>
    /** The messages to the company, the newest first. Needs `inbox.read`. */
    readonly list: Method<typeof schemas.listContactMessages>
    /** One message to the company, with who changed its status and when. Needs `inbox.read`. */
    readonly read: Method<typeof schemas.contactMessageDetail>
  }
  readonly content: {
    /** Saves what was proposed for contents, as `POST v1/page/proposals/{id}/apply` does for a draft. Needs `content.write`. */
    readonly applyProposal: Method<typeof schemas.applyContentProposal>
    /** Changes a content; what is left out stays as it is. 409 when it was changed since the revision. Needs `content.write`. */
    readonly change: Method<typeof schemas.changeContent>
    /** Changes many contents in the same way, as a job. Which they are is decided now: what fits the filter later is not changed. The result of the job counts those that were changed, are the same, and were refused. Needs `content.write`. */
    readonly changeBulk: Method<typeof schemas.startBulkChange>
    /** The values of a column by which rows are filtered: with their names, and how many contents have each. Needs `content.read`. */
    readonly choices: Method<typeof schemas.contentChoices>
    /** Adds a content: a draft, unless it says that it is published. Needs `content.write`. */
    readonly create: Method<typeof schemas.createContent>
    /** The contents of a kind that were taken away and are not back, the last one first. The newest operation of one (`content.history`) is its removal; saving the `inverse` of it brings the content back as it was. Needs `content.write`. */
    readonly deleted: Method<typeof schemas.listDeletedContents>
    /** Contents as a spreadsheet that an import takes: CSV (UTF-8 with a byte order mark, RFC 4180, headers are keys of columns), or JSON `{columns: [key], rows: [[cell]]}` for programs that make a file of another form; `lines` is the same as a line of JSON for the columns and one for each row, to be read as it comes. Needs `content.read`. */
    readonly export: FileMethod<typeof schemas.exportContents>
    /** What was done to one content, the newest first; `inverse` of each holds what was there before. Also of one that is gone. Needs `content.read`. */
    readonly history: Method<typeof schemas.contentHistory>
    /** The languages in which contents are written: those of the published site, and those that only a draft has yet. Needs `content.read`. */
    readonly languages: Method<typeof schemas.contentLanguages>
    /** The contents of a kind, whatever their status, in every language. Needs `content.read`. */
    readonly list: Method<typeof schemas.contentList>
    /** Takes a content to a place among all of its kind, counted from 1 in their own order; behind the last one it stands last. Visitors see it at once. Answers where it stood before. Needs `content.write`. */
    readonly move: Method<typeof schemas.moveContent>
    /** What was done to contents: the newest first, or from `since` on in order, by whole revisions; and the revision of all contents. Needs `content.read`. */
    readonly operations: Method<typeof schemas.listContentOperations>
    /** Puts some contents of a kind into an order: they share out the places that they have now. Needs `content.write`. */
    readonly order: Method<typeof schemas.orderContents>
    /** What a change of many contents would make of each: the value before and after, and why it is refused. Nothing is changed. A page holds up to 500; the contents stand in the order of their kind. Needs `content.write`. */
    readonly previewBulk: Method<typeof schemas.previewBulkChange>
    /** The same for contents, whose changes visitors see at once when they are applied. Needs `content.write`. */
    readonly propose: Method<typeof schemas.proposeForContents>
    /** One content by id or slug, whatever its status, in every language. Needs `content.read`. */
    readonly read: Method<typeof schemas.contentDetail>
    /** Takes a content away for good. An archived one is not shown either, and can come back. Needs `content.write`. */
    readonly remove: Method<typeof schemas.removeContent>
    /** The contents of a kind as rows of a table in one language, whatever their status. Needs `content.read`. */
    readonly rows: Method<typeof schemas.contentRows>
    /** Saves changes of contents that were made on a revision of all contents. What others changed since then is merged where it touches something else, and 409 lists the conflicts (`clashes`) where it does not. Needs `content.write`. */
    readonly save: Method<typeof schemas.saveContents>
    /** A content as visitors would get it in a language, with values that are not saved: what the call that reads one of its kind would answer. Nothing is stored. Needs `content.read`. */
    readonly showUnsaved: Method<typeof schemas.showUnsavedContent>
    /** Takes back what the job with this id changed in many contents, as a job. What somebody changed since stays as it is, and counts as refused. Possible for a week. Needs `content.write`. */
    readonly undoBulk: Method<typeof schemas.undoBulkChange>
    /** Where a content is used: on pages, in menus, in header and footer of drafts, and in other contents. Needs `content.read`. */
    readonly uses: Method<typeof schemas.contentUses>
  }
  readonly contentImports: {
    /** Checks up to 500 rows of an import and keeps what they would change. Rows that were sent before are checked anew. Needs `content.write`. */
    readonly addRows: Method<typeof schemas.addContentImportRows>
    /** Applies what an import changes, as a job. Refused rows are left out; rows edited since the check are set aside. Needs `content.write`. */
    readonly apply: Method<typeof schemas.applyContentImport>
    /** Cancels an import. What was applied until then stays, and may be undone; one of which nothing was applied is gone. Needs `content.write`. */
    readonly cancel: Method<typeof schemas.cancelContentImport>
    /** Begins an import of contents from a spreadsheet: which columns it has and where they go. Nothing counts before it is applied. Needs `content.write`. */
    readonly create: Method<typeof schemas.createContentImport>
    /** The imports of contents of the last days, the newest first. Needs `content.read`. */
    readonly list: Method<typeof schemas.listContentImports>
    /** Where columns went in earlier imports of a kind, by their headers; `null` where they were left out. Needs `content.read`. */
    readonly matching: Method<typeof schemas.contentImportMatching>
    /** Changes the cells of one row before it is applied, and checks it anew. Needs `content.write`. */
    readonly mendRow: Method<typeof schemas.mendContentImportRow>
    /** An import with its rows, of one outcome where it is named: what each changes, or why it is refused. Needs `content.read`. */
    readonly read: Method<typeof schemas.contentImportDetail>
    /** Takes back what an import changed, as a job. What somebody changed since stays, and is listed (`kept`). Needs `content.write`. */
    readonly undo: Method<typeof schemas.undoContentImport>
  }
  readonly contentPlans: {
    /** Plans that contents are published or hidden at a time within a year, and cancels such plans; all of it in one step. A content may have one plan of each: a new one replaces that before it. What is saved by then is published. The answer holds what takes it back: the new plans to cancel, and those that were cancelled to plan again. Needs `site.publish`. */
    readonly change: Method<typeof schemas.changeContentPlans>
    /** When contents are published or hidden by themselves: plans that were stopped first, then those that wait by their time, then what became of the others. Of one content, where it is named. Needs `content.read`. */
    readonly list: Method<typeof schemas.listContentPlans>
  }
  readonly contentViews: {
    /** Saves a view of a table. Only who may write contents shares one. Needs `content.read`. */
    readonly add: Method<typeof schemas.addContentView>
    /** Changes a saved view: the own one, or a shared one by who may write contents. Needs `content.read`. */
    readonly change: Method<typeof schemas.changeContentView>
    /** The saved views of a table: those of the member who asks, and those that are shared, by name. Needs `content.read`. */
    readonly list: Method<typeof schemas.listContentViews>
    /** Removes a saved view: the own one, or a shared one by who may write contents. Needs `content.read`. */
    readonly remove: Method<typeof schemas.removeContentView>
  }
  readonly conversations: {
    /** Writes to the buyer by mail, in a chat as long as the visitor is there (`chat.replyBy`), or a note for members. The same `key` again is the same entry. 409 with who did what when somebody replied, or changed something else, since `revision`; a note that changes no status needs to have seen nothing. Needs `inbox.write`. */
    readonly addEntry: Method<typeof schemas.addConversationEntry>
    /** Sets the status, assignee and tags of a conversation, or marks it as read or unread. 409 with who did what when somebody changed it since `revision`, which only marking can do without. Needs `inbox.write`. */
    readonly change: Method<typeof schemas.changeConversation>
    /** Inquiries, chats and messages as CSV, one in a row with what was written, those that somebody wrote in last first; of the same folder and filters as their list. Columns are named in the language of the header Lang. Needs `inbox.read`. */
    readonly export: FileMethod<typeof schemas.exportConversations>
    /** Inquiries, chats and messages together, chats whose visitor is there now first, then those that somebody wrote in last, with how many each folder has. `open` when neither a folder nor a status is asked for. Needs `inbox.read`. */
    readonly list: Method<typeof schemas.listConversations>
    /** One conversation: what was asked, everything that was written since, who did what, and what the same address wrote before. Needs `inbox.read`. */
    readonly read: Method<typeof schemas.conversationDetail>
  }
  readonly domains: {
    /** Adds a domain, which counts once it is verified. 409 when another site has verified it. Needs `domains.write`. */
    readonly add: Method<typeof schemas.addDomain>
    /** Makes a verified domain the main address of the site. Needs `domains.write`. */
    readonly change: Method<typeof schemas.changeDomain>
    /** The domains of the site. Needs `settings.read`. */
    readonly list: Method<typeof schemas.listDomains>
    /** Removes a domain; if it was the main address, another verified one becomes it. Needs `domains.write`. */
    readonly remove: Method<typeof schemas.removeDomain>
    /** Looks into the DNS for the record that proves a domain; `problem` says why it does not count yet. Needs `domains.write`. */
    readonly verify: Method<typeof schemas.verifyDomain>
  }
  readonly drafts: {
    /** Saves what was proposed for a draft. 404 for one that expired or that somebody else made, 409 with the conflicts (`clashes`) where others changed the same meanwhile. Applied again, it answers the same revision. Needs `draft.write`. */
    readonly applyProposal: Method<typeof schemas.applyDraftProposal>
    /** What publishing a draft would find: errors block a language, warnings can be accepted. Needs `draft.read`. */
    readonly check: Method<typeof schemas.checkDraftCall>
    /** A stream of what is done to a draft (server-sent events): `operations` with what came, `release` when the site is published. Needs `draft.read`. */
    readonly events: EventsMethod<typeof schemas.draftEvents>
    /** The texts of a draft in which some words stand, whatever their case: of pages, header, footer and menus, in the source language and the others. Needs `draft.read`. */
    readonly findTexts: Method<typeof schemas.findTexts>
    /** The drafts of the site. Needs `draft.read`. */
    readonly list: Method<typeof schemas.listDrafts>
    /** What was done to a draft, the newest first, or from `after` on in order. Needs `draft.read`. */
    readonly operations: Method<typeof schemas.listOperations>
    /** Tries operations on a draft as a save would do them, changes nothing, and tells what they would change and what the check before a publish would find. For a day the answer’s `proposal` can be applied by whoever made it. Needs `draft.write`. */
    readonly propose: Method<typeof schemas.proposeForDraft>
    /** A draft: its pages, menus and configuration, with the structure and settings of the home page; for members, and for whoever opened the link to its preview. Needs `draft.read`. */
    readonly read: Method<typeof schemas.websiteDraft>
    /** Saves changes that were made on a revision of a draft. What others changed since then is merged where it touches something else, and 409 lists the conflicts (`clashes`) where it does not. Needs `draft.write`. */
    readonly save: Method<typeof schemas.saveDraft>
  }
  readonly exports: {
    /** The zip that such a job made, or the one part of it that `Range` asks for. Needs `site.export`. */
    readonly read: FileMethod<typeof schemas.readExport>
    /** The same as a job, for large sites: `GET v1/jobs/{id}` tells how far it is. Its zip can be read for a day, in parts too. Needs `site.export`. */
    readonly start: Method<typeof schemas.startExport>
  }
  readonly forms: {
    /** Confirms a subscription with the token of the mail. Asking twice is the same as once. */
    readonly confirmSubscription: Method<typeof schemas.confirmSubscription>
    /** What the link of a mail would do: of which site it is, and whether that is done already. 404 for a token that was not made here, 410 for one that is over. */
    readonly readSubscriptionLink: Method<typeof schemas.subscriptionLink>
    /** Sends a message to the company. */
    readonly sendContactMessage: Method<typeof schemas.sendContactMessage>
    /** Asks the supplier about a product, or about anything. Either `name`, or `firstName` and `lastName`. */
    readonly sendInquiry: Method<typeof schemas.sendInquiry>
    /** Says that somebody begins to fill in a form. What it answers is sent along as `startedAt`, with one message: whoever sends it within three seconds, or after a day, looks more like a program (R197). */
    readonly start: Method<typeof schemas.startForm>
    /** Asks for the newsletter. A mail asks to confirm it; the answer is the same for known addresses. */
    readonly subscribe: Method<typeof schemas.subscribe>
    /** Ends a subscription: with the token in the body, or in the query as mail programs ask (RFC 8058). */
    readonly unsubscribe: Method<typeof schemas.unsubscribe>
    /** Takes up to 3 images of an inquiry, each smaller than 2 MiB. Their ids are good for one hour. */
    readonly uploadInquiryImages: FilesMethod<typeof schemas.uploadInquiryImages>
  }
  readonly inquiries: {
    /** Sets the status of an inquiry. Needs `inbox.write`. */
    readonly change: Method<typeof schemas.changeInquiry>
    /** Inquiries as CSV, a row for each line, the newest first, with columns named in the language of the header Lang. Needs `inbox.read`. */
    readonly export: FileMethod<typeof schemas.exportInquiries>
    /** An image of an inquiry. Only members see it. Needs `inbox.read`. */
    readonly image: FileMethod<typeof schemas.inquiryImage>
    /** The inquiries of visitors, by form and by chat, the newest first. Needs `inbox.read`. */
    readonly list: Method<typeof schemas.listInquiries>
    /** One inquiry, with the conversation that it was made in, and who changed its status and when. Needs `inbox.read`. */
    readonly read: Method<typeof schemas.inquiryDetail>
  }
  readonly jobs: {
    /** Cancels work that has not ended: nothing of it counts from then on. Needs the right to have asked for it. Needs `draft.read`. */
    readonly cancel: Method<typeof schemas.cancelJob>
    /** Work of the site that has not ended, the oldest first: publishes, exports, and pages that are prepared after a publish (`prerender`). Only what the caller may ask for. Needs `draft.read`. */
    readonly list: Method<typeof schemas.listJobs>
    /** How far work is that a call answered with a job, and what became of it. Kept for a week after its end. Needs `draft.read`. */
    readonly read: Method<typeof schemas.getJob>
  }
  readonly languages: {
    /** Lists the languages of the site. */
    readonly list: Method<typeof schemas.listLanguages>
  }
  readonly mails: {
    /** The mails of the site, the newest first. Without a mail server they stay `waiting`. Needs `inbox.read`. */
    readonly list: Method<typeof schemas.listMails>
    /** Sends a mail again that has failed, from the first try on. 409 when it was sent. Needs `inbox.write`. */
    readonly retry: Method<typeof schemas.retryMail>
  }
  readonly media: {
    /** Changes the name, the tags and the focal point of a file; what is left out stays. 409 with the file as it is now (`media`) when somebody changed it since `revision`. Needs `media.write`. */
    readonly change: Method<typeof schemas.changeMedia>
    /** Makes a new picture of a part of one, in all its copies. The picture itself stays as it is. Needs `media.write`. */
    readonly crop: Method<typeof schemas.cropMedia>
    /** Fetches a file from an https address and stores it as `POST v1/media` does. Addresses within a network are refused, also where one leads there. Needs `media.write`. */
    readonly fetch: Method<typeof schemas.fetchMedia>
    /** All pictures, films and files of the site, the newest first: uploaded, or come with it. Needs `media.read`. */
    readonly list: Method<typeof schemas.listMedia>
    /** One picture, film or file, where it is used, and what took its place. Needs `media.read`. */
    readonly read: Method<typeof schemas.mediaDetail>
    /** Removes a picture, film or file from the site; 409 with the places while it is used, unless `force` is given. Needs `media.write`. */
    readonly remove: Method<typeof schemas.removeMedia>
    /** Puts another file of the same kind in the place of this one in all drafts and contents, in one step that can be undone. What is published stays as it is until the next publish; contents have no releases. With `dryRun` it only tells where. Needs `media.write`. */
    readonly replace: Method<typeof schemas.replaceMedia>
    /** Gives a film its poster: one picture, taken from the film by the browser of its owner (R235). Needs `media.write`. */
    readonly setPoster: FilesMethod<typeof schemas.setMediaPoster>
    /** What the library of the site holds: how many files and bytes of each kind, its tags, how many are there twice. Needs `media.read`. */
    readonly summary: Method<typeof schemas.mediaSummary>
    /** Adds tags to several files, and takes others off them. 422 when one of them would have more than 20. Needs `media.write`. */
    readonly tag: Method<typeof schemas.tagMedia>
    /** Brings a file back to where another one took its place, wherever nobody changed the same since. 409 when it was undone already. Needs `media.write`. */
    readonly undoReplacement: Method<typeof schemas.undoReplacement>
    /** Stores one file of a form: a picture in all its copies, a film, or a PDF; its type is told by its content. Needs `media.write`. */
    readonly upload: FilesMethod<typeof schemas.uploadMedia>
  }
  readonly mediaAlts: {
    /** Every picture of a draft and of the contents where it stands, with what it says to those who do not see it, in each language. Needs `media.read`. */
    readonly list: Method<typeof schemas.listMediaAlts>
    /** Saves alt texts of one picture by operations where they stand, as `save-draft` and `content/save` do: 409 lists the conflicts (`clashes`) where somebody changed the same text since `revision`. Needs `draft.write`. */
    readonly save: Method<typeof schemas.saveMediaAlts>
  }
  readonly pageTypes: {
    /** The kinds of pages. */
    readonly list: Method<typeof schemas.listPageTypes>
  }
  readonly pages: {
    /** The pages of a draft in their order: whether visitors see them, and when they were made, changed and published. Needs `draft.read`. */
    readonly list: Method<typeof schemas.listDraftPages>
    /** A page of a draft as it is edited: its record, structure and settings. Needs `draft.read`. */
    readonly read: Method<typeof schemas.draftPageById>
    /** Takes a page out of a draft; its operation can be taken back. 409 for the home page. Needs `draft.write`. */
    readonly remove: Method<typeof schemas.removePage>
    /** Makes a page of a draft, or changes its record when `id` names one that is there. Needs `draft.write`. */
    readonly save: Method<typeof schemas.savePage>
  }
  readonly people: {
    /** Removes everything that is stored of one person, by e-mail address. There is no way back. Needs `people.erase`. */
    readonly erase: Method<typeof schemas.erasePerson>
    /** Everything that is stored of one person, by e-mail address. Needs `people.erase`. */
    readonly export: Method<typeof schemas.exportPerson>
  }
  readonly plannedReleases: {
    /** Plans a publish of a draft, or of some of its languages or pages, for a time within a year. What goes live is made now: edits afterwards are not part of it. At its time exactly this is published; where a place shows something else by then, nothing is. A large draft is planned by a job. Needs `site.publish`. */
    readonly add: Method<typeof schemas.schedulePublish>
    /** Cancels a planned release that waits, or puts one away that was stopped. `false` where it was over already. Needs `site.publish`. */
    readonly cancel: Method<typeof schemas.cancelPlannedRelease>
    /** Gives a planned release another time. One that is over has none to change. Needs `site.publish`. */
    readonly change: Method<typeof schemas.changePlannedRelease>
    /** The planned releases of the site: those that wait first, by their time, then what became of the others. Needs `draft.read`. */
    readonly list: Method<typeof schemas.listPlannedReleases>
    /** Publishes a planned release now, or tries it again where it was stopped. The answer says what became of it: where a place shows something else than it was planned with, nothing moves. Needs `site.publish`. */
    readonly publish: Method<typeof schemas.publishPlannedRelease>
    /** A planned release, with what it changes for visitors, value by value, as `diffReleases` tells it; without the values once it is over. Needs `draft.read`. */
    readonly read: Method<typeof schemas.plannedReleaseDetail>
  }
  readonly previewLinks: {
    /** Makes a link with which one draft can be seen without an account, for seven days unless told otherwise. Needs `preview.write`. */
    readonly add: Method<typeof schemas.addPreviewLink>
    /** The links with which a draft can be seen without an account, the newest first. Their addresses are told once only. Needs `preview.write`. */
    readonly list: Method<typeof schemas.listPreviewLinks>
    /** Ends a link to a draft at once. Needs `preview.write`. */
    readonly remove: Method<typeof schemas.removePreviewLink>
  }
  readonly previews: {
    /** Comments on a section of a draft, on a page as a whole, or replies to a comment (`thread`), which opens it again; for who opened a preview link that allows comments. The same `key` again is the same comment. */
    readonly addComment: Method<typeof schemas.addPageComment>
    /** Changes the text of one’s own comment, within an hour; 409 after that. */
    readonly changeComment: Method<typeof schemas.changePageComment>
    /** The comments on a page of a draft in one language, the oldest first and at most 200, for who opened a preview link that allows comments; 404 with a link that does not. */
    readonly comments: Method<typeof schemas.pageComments>
    /** Deletes one’s own comment with its replies, within an hour; 409 after that. */
    readonly removeComment: Method<typeof schemas.removePageComment>
  }
  readonly publishRequests: {
    /** Asks the members who may publish to publish a draft, or some of its languages or pages. Publishes nothing: a person looks at it in the office and decides. One request of a program waits for each draft: a new one takes the place of that before it. Needs `draft.write`. */
    readonly add: Method<typeof schemas.askToPublish>
    /** The requests to publish that wait for a decision, and the last 20 that were decided; the newest first. Needs `draft.read`. */
    readonly list: Method<typeof schemas.listPublishRequests>
  }
  readonly published: {
    /** The pages of one kind, or the things that a kind of page shows, with their addresses. */
    readonly addresses: Method<typeof schemas.listPageUrlByType>
    /** One published article, by id or slug. */
    readonly article: Method<typeof schemas.infoDetail>
    /** The categories of the published articles. */
    readonly articleCategories: Method<typeof schemas.infoCategories>
    /** The published articles. */
    readonly articles: Method<typeof schemas.infoList>
    /** One published case, by id or slug. */
    readonly case: Method<typeof schemas.caseDetail>
    /** The categories of the published cases. */
    readonly caseCategories: Method<typeof schemas.caseCategories>
    /** The published cases. */
    readonly cases: Method<typeof schemas.caseList>
    /** One published collection, by id or slug. */
    readonly collection: Method<typeof schemas.collectionDetail>
    /** The published collections. */
    readonly collections: Method<typeof schemas.collectionList>
    /** The published cookie policies, and everything that the site keeps in browsers: its cookies and their storage. */
    readonly cookiePolicies: Method<typeof schemas.listCookiePolicies>
    /** Which of some products, cases, articles, collections and policies links may lead to: those that are published, and those whose address is redirected. */
    readonly linkedContents: Method<typeof schemas.linkedContents>
    /** For visitors the published edition of a page in the language of the header Lang; for members of the site its structure and settings as they are edited. */
    readonly page: Method<typeof schemas.pageConfigById>
    /** The edition of the page at a path, in the language of the header Lang. */
    readonly pageByPath: Method<typeof schemas.pageConfigByPath>
    /** The id of the page at a path. */
    readonly pageId: Method<typeof schemas.pageIdByPath>
    /** The record of a page, without its structure. */
    readonly pageRecord: Method<typeof schemas.pageById>
    /** The published policies. */
    readonly policies: Method<typeof schemas.policyList>
    /** One published policy, by id or slug. */
    readonly policy: Method<typeof schemas.policyDetail>
    /** The published privacy policies. */
    readonly privacyPolicies: Method<typeof schemas.listPrivacyPolicies>
    /** One published product, by id or slug. */
    readonly product: Method<typeof schemas.productDetail>
    /** The published products. */
    readonly products: Method<typeof schemas.productList>
  }
  readonly redirects: {
    /** Leads a path of the site somewhere else. Circles are refused. Needs `settings.write`. */
    readonly add: Method<typeof schemas.addRedirect>
    /** Changes a redirect. Needs `settings.write`. */
    readonly change: Method<typeof schemas.changeRedirect>
    /** Adds redirects, all of them or none: the answer says of each row whether it fits. A row that is there already, as it is, fits too. With `dryRun` nothing is stored. Needs `settings.write`. */
    readonly import: Method<typeof schemas.importRedirects>
    /** The redirects that the owner made, by their path. Needs `settings.read`. */
    readonly list: Method<typeof schemas.listRedirects>
    /** Removes a redirect. Needs `settings.write`. */
    readonly remove: Method<typeof schemas.removeRedirect>
    /** Where the paths of the site lead that its owner moved; chains are followed to their end. Needs `settings.read`. */
    readonly rules: Method<typeof schemas.redirectRules>
    /** Where a visitor of a path is led: by the rules of the owner, by those of the build, and by other spellings of addresses. Nothing is visited. Needs `settings.read`. */
    readonly test: Method<typeof schemas.testRedirect>
  }
  readonly releases: {
    /** What differs between two releases, value by value; from the one before it, or the one that `from` names. Needs `draft.read`. */
    readonly diff: Method<typeof schemas.diffReleases>
    /** The releases of the site, the newest first. Needs `draft.read`. */
    readonly list: Method<typeof schemas.listReleases>
    /** What a publish of a draft, or of some of its languages or pages, would change for visitors, and what its checks find. Publishes nothing. Of a large draft the answer is a job. Needs `draft.read`. */
    readonly plan: Method<typeof schemas.planPublish>
    /** Publishes a draft, or some of its languages or pages. With warnings it waits until they are accepted: all of them, or those that `accepted` names, so that a new one stops it. A large draft is published by a job. Needs `site.publish`. */
    readonly publish: Method<typeof schemas.publishSite>
    /** Shows an older release again, or one language of it. It makes a new release, so it can be taken back. Needs `site.publish`. */
    readonly rollBack: Method<typeof schemas.rollBack>
  }
  readonly replyTemplates: {
    /** Adds a template of replies. Its texts may hold {{name}}, {{company}}, {{reference}}, {{product}}. Needs `inbox.write`. */
    readonly add: Method<typeof schemas.addReplyTemplate>
    /** Changes a template of replies. 409 when somebody else did so since. Needs `inbox.write`. */
    readonly change: Method<typeof schemas.changeReplyTemplate>
    /** All templates of replies of the site, by their names. Needs `inbox.read`. */
    readonly list: Method<typeof schemas.listReplyTemplates>
    /** Removes a template of replies. Needs `inbox.write`. */
    readonly remove: Method<typeof schemas.removeReplyTemplate>
  }
  readonly search: {
    /** The products and pages that somebody may mean who types this. */
    readonly suggest: Method<typeof schemas.siteSuggest>
  }
  readonly sections: {
    /** One section with the JSON Schema of its values (`props`) and its presets. Needs `draft.read`. */
    readonly get: Method<typeof schemas.sectionSpecByType>
    /** The sections that can be placed on pages: their types, versions, slots and presets. Needs `draft.read`. */
    readonly list: Method<typeof schemas.listSectionSpecs>
  }
  readonly settings: {
    /** Replaces the settings of the site: what is left out is unset. Visitors see the change at once. Needs `settings.write`. */
    readonly change: Method<typeof schemas.changeSiteSettings>
    /** Hides the checklist of a new site for all its members, or shows it again. Needs `settings.write`. */
    readonly changeChecklist: Method<typeof schemas.changeChecklist>
    /** What the owner says of the site, beside its pages. Needs `settings.read`. */
    readonly read: Method<typeof schemas.readSiteSettings>
  }
  readonly site: {
    /** The countries that the site serves, in the language of the header Lang. */
    readonly countries: Method<typeof schemas.listSiteCountries>
    /** A stream of what changes on a site (server-sent events): `changed` with `{what, revision}`, where `what` is `content` (contents and settings), `inbox`, `jobs` (one was added or ended, or what is planned for releases or contents changed), `release` or `comments` (those on previews). Only what the caller may read. One account may have 20 of them open at each server. Needs `settings.read`. */
    readonly events: EventsMethod<typeof schemas.siteEvents>
    /** The whole site as a zip: a draft, contents, redirects and media, in the files that an import takes. Needs `site.export`. */
    readonly export: FileMethod<typeof schemas.exportSite>
    /** Tells who measures visits to the site, and under which id. */
    readonly googleAnalytics: Method<typeof schemas.googleAnalytics>
    /** Tells the ids that the owner of the site has with Google. */
    readonly googleIds: Method<typeof schemas.googleIds>
    /** Tells about the site that the header Client-id names. */
    readonly info: Method<typeof schemas.siteInfoByClient>
    /** How often the pages of the site were visited, day by day in its time zone, and by one of: page, language, country, source, device, search (without a result), product. Counted without cookies; bots, members and previews are left out. Needs `settings.read`. */
    readonly numbers: Method<typeof schemas.siteNumbers>
    /** The units in which products are counted, in the language of the header Lang. */
    readonly productUnits: Method<typeof schemas.listProductUnits>
    /** How the site ships, and how long goods travel to the countries it names, in the language of the header Lang. */
    readonly shipping: Method<typeof schemas.siteShipping>
    /** What waits for somebody on the site, what is left to set up, and what was done last. Lines about what the caller may not read are left out. Needs `settings.read`. */
    readonly today: Method<typeof schemas.siteToday>
    /** The currencies and units that the site sells in, the usual one first and none where its owner said nothing, and what it says beside minimum order quantities, in the language of the header Lang. */
    readonly trade: Method<typeof schemas.siteTrade>
  }
  readonly siteMail: {
    /** Replaces sender and mail server of the site: what is left out is unset, but a password is kept while host, port, security and user stay the same. Without a server that of the instance sends, and answers go to the address of the sender. Mails whose links prove an address (invitations) are always sent by the instance. Needs `settings.write`. */
    readonly change: Method<typeof schemas.changeSiteMail>
    /** From whom the mails of the site come, which server sends them, and how many were not sent. Needs `settings.read`. */
    readonly read: Method<typeof schemas.readSiteMail>
    /** Sends a test mail now, to who asks unless `to` says otherwise, in their language, with the server that counts; the answer is there within 15 seconds. Needs `settings.write`. */
    readonly test: Method<typeof schemas.testSiteMail>
  }
  readonly siteTemplates: {
    /** A picture of the home page of such a site; in a language, where there is one in it. */
    readonly cover: FileMethod<typeof schemas.siteTemplateCover>
  }
  readonly sites: {
    /** Tells which site a verified domain shows. */
    readonly byDomain: Method<typeof schemas.infoByDomain>
  }
  readonly subscriptions: {
    /** Newsletter subscriptions as CSV, the newest first; of the same status and words as their list. Columns are named in the language of the header Lang. Needs `inbox.read`. */
    readonly export: FileMethod<typeof schemas.exportSubscriptions>
    /** Who asked for the newsletter, the newest first. Needs `inbox.read`. */
    readonly list: Method<typeof schemas.listSubscriptions>
    /** One subscription. Needs `inbox.read`. */
    readonly read: Method<typeof schemas.subscriptionDetail>
  }
  readonly terms: {
    /** Adds a word. 409 where the site has it already, of this kind and language. Needs `settings.write`. */
    readonly add: Method<typeof schemas.addTerm>
    /** Adds the words of the trade in all languages of the site: terms such as minimum order quantity and unit price, and words that are wrong for them. With `dryRun` it only tells what would change. Needs `settings.write`. */
    readonly addTrade: Method<typeof schemas.addTradeTerms>
    /** Replaces a word with its translations. Needs `settings.write`. */
    readonly change: Method<typeof schemas.changeTerm>
    /** All words of a site as a file: TBX (ISO 30042:2019, TBX-Basic), or CSV with a column for each language. An import takes it back. Needs `draft.read`. */
    readonly export: FileMethod<typeof schemas.exportTerms>
    /** Takes words from a file, TBX or CSV, up to 4 MiB: adds those that are new, and adds translations to those that are known. With `dryRun`, which is what it does unless it is `false`, it only tells what would change. Needs `settings.write`. */
    readonly import: FilesMethod<typeof schemas.importTerms>
    /** The words of a site by which it is translated: terms of its glossary, words that are never translated, and words that are not used. In the order of the alphabet. Needs `draft.read`. */
    readonly list: Method<typeof schemas.listTerms>
    /** Removes a word with its translations. Texts stay as they are. Needs `settings.write`. */
    readonly remove: Method<typeof schemas.removeTerm>
  }
  readonly translationEngines: {
    /** Sets up an engine of the site, or replaces what is set: what is left out is unset, but the key is kept while the address stays the same. DeepL needs a key; the others an address that begins with https and is on the internet, and `openai` a model. 409 for a key where the operator set no SECRET_KEY. Needs `settings.write`. */
    readonly change: Method<typeof schemas.changeEngine>
    /** The translation engines that the site may use: its own, and those of the instance. Keys are never told. `canStoreKeys` is false where the operator set no SECRET_KEY: then no key is taken. Needs `settings.read`. */
    readonly list: Method<typeof schemas.listEngines>
    /** Removes an engine of the site, with its key. What it was sent this month stays counted. Needs `settings.write`. */
    readonly remove: Method<typeof schemas.removeEngine>
    /** Has an engine translate a sentence now, from English unless it has other languages only, and tells what came of it. The answer is there within 30 seconds. Needs `settings.write`. */
    readonly test: Method<typeof schemas.testEngine>
    /** Translates up to 50 texts by an engine and stores nothing. What must not be changed (tags, placeholders, addresses, numbers, standards, `keep` and the words of the site) is masked before and put back after; `failed` names the checks that a translation does not pass, `mended` what it would be when mended. Texts that the engine refused have an `error`; where it ended before all were translated, `ended` says why, and the rest has neither. 409 when the budget of the month does not allow it. Needs `draft.write`. */
    readonly translate: Method<typeof schemas.translateTexts>
  }
  readonly translationFiles: {
    /** Writes the translations of an import, as a job. Texts that somebody changed since the check are left out (`edited`). Needs `draft.write`. */
    readonly apply: Method<typeof schemas.applyTranslationImport>
    /** Says of conflicts, and of refused texts that can be mended, whether the file counts or what is here; of some rows, or of all of an outcome. What is here counts until then. Needs `draft.write`. */
    readonly choose: Method<typeof schemas.chooseTranslations>
    /** The texts of a site in one language as a file for translators: XLIFF 2.1, or CSV (UTF-8 with a byte order mark, RFC 4180). Of one page, one kind of content, or everything; in some states, or all. An import takes it back. Needs `draft.read`. */
    readonly export: FileMethod<typeof schemas.exportTranslations>
    /** Takes a file of translations, XLIFF 2.0 or 2.1 or CSV as it was exported, up to 20 MiB, and begins to check it. Nothing counts before it is applied; the answer of `GET v1/language/translation-imports/{id}` says how far the check is. Needs `draft.write`. */
    readonly import: FilesMethod<typeof schemas.createTranslationImport>
    /** The imports of translations of the last 30 days, the newest first. Needs `draft.read`. */
    readonly list: Method<typeof schemas.listTranslationImports>
    /** An import of translations with its texts, of one outcome where it is named: what each changes, what it conflicts with, or why it is refused. Those that stay the same are counted and not listed. Needs `draft.read`. */
    readonly read: Method<typeof schemas.translationImportDetail>
    /** Discards an import of translations that was not applied. 409 while a job works on it, or once it was. Needs `draft.write`. */
    readonly remove: Method<typeof schemas.removeTranslationImport>
    /** Takes back what an import of translations wrote, as a job. What somebody changed since stays, and is listed (`kept`). Needs `draft.write`. */
    readonly undo: Method<typeof schemas.undoTranslationImport>
  }
  readonly translationTasks: {
    /** Ends a task that has not ended. What was translated stays. 409 when it has ended. Needs `draft.write`. */
    readonly cancel: Method<typeof schemas.cancelTranslationTask>
    /** Makes a task that has texts translated by an engine, and counts them: they are those that are missing, and what `options` add. Nothing is translated before the task is started; `reviewed` is for editors and above. A translator makes tasks for their languages. Needs `draft.write`. */
    readonly create: Method<typeof schemas.createTranslationTask>
    /** The translation tasks of a site, the newest first. A task is kept for 30 days after its end. Needs `draft.read`. */
    readonly list: Method<typeof schemas.listTranslationTasks>
    /** Pauses a task that is queued or running. 409 in any other state. Needs `draft.write`. */
    readonly pause: Method<typeof schemas.pauseTranslationTask>
    /** How far a translation task is, by language, and why texts were not translated. Needs `draft.read`. */
    readonly read: Method<typeof schemas.translationTaskById>
    /** Goes on with a task that is paused. 409 in any other state. Needs `draft.write`. */
    readonly resume: Method<typeof schemas.resumeTranslationTask>
    /** Tries the texts again that failed, of a task that ended with some. 409 in any other state. Needs `draft.write`. */
    readonly retry: Method<typeof schemas.retryTranslationTask>
    /** Starts a task that is ready. Texts are written as its maker, with the note `machine` or, where checks fail, `needs-review`; a text that somebody changed since the task was made is left alone. 409 in any other state. Needs `draft.write`. */
    readonly start: Method<typeof schemas.startTranslationTask>
    /** Takes back what a task wrote that ended or is paused: each text says what it said before. What somebody changed or accepted since stays. 409 in any other state. Needs `draft.write`. */
    readonly undo: Method<typeof schemas.undoTranslationTask>
  }
  readonly translations: {
    /** How much of something is translated, by language; told from the texts themselves (no engine runs). Needs `draft.read`. */
    readonly coverage: Method<typeof schemas.translatedTask>
    /** Some texts by their ids with what became of them in one language, as they are now. Those that are gone are left out. Needs `draft.read`. */
    readonly rows: Method<typeof schemas.listTextRows>
    /** What sources of translations said before they changed, by the fingerprints that notes name. Those that nobody knows any more are left out. Needs `draft.read`. */
    readonly sourceTexts: Method<typeof schemas.listSourceTexts>
    /** All texts of a draft and of the contents with what became of them in one language: how many by state, the ids of all that match, and the first 100. The others are asked for by their ids. Needs `draft.read`. */
    readonly texts: Method<typeof schemas.listTexts>
    /** The texts of a draft that wait for their translation into a language, or whose source changed since. Needs `draft.read`. */
    readonly untranslated: Method<typeof schemas.listUntranslated>
  }
  readonly uploads: {
    /** Throws away what came of an upload in pieces. Needs `media.write`. */
    readonly cancel: Method<typeof schemas.cancelUpload>
    /** Stores an upload whose pieces all came, as `POST v1/media` does. 409 with `from` when some are missing. Needs `media.write`. */
    readonly finish: Method<typeof schemas.finishUpload>
    /** The uploads in pieces that the same member began and that are not whole yet, the newest first. Needs `media.write`. */
    readonly list: Method<typeof schemas.listUploads>
    /** Adds a piece of 1 MiB to an upload, or the rest of it (`application/octet-stream`). 409 with `from`, where the next piece begins, when this one begins elsewhere. Needs `media.write`. */
    readonly sendPiece: BytesMethod<typeof schemas.sendUploadPiece>
    /** Starts an upload in pieces, which can be continued for a day. The same file again (`name`, `bytes`, `modifiedAt`) continues the one that the same member began. Needs `media.write`. */
    readonly start: Method<typeof schemas.startUpload>
  }
}

/** How each is asked and answered. */
export const callLines = {
  apiKeys: {
    describe: 'GET api-key',
  },
  associations: {
    list: 'GET page/page-associations/{id}',
    save: 'POST page/page-association/batch list ?draftsId',
  },
  chat: {
    addEntry: 'POST site/chat/entries',
    changePresence: 'PUT site/chat/presence',
    end: 'POST site/chat/end once',
    events: 'POST site/chat/events events once',
    leaveAddress: 'POST site/chat/address once',
    open: 'POST site/chat/open',
    state: 'GET site/chat/state',
  },
  comments: {
    change: 'PUT site/comments/{id}',
    list: 'GET site/comments',
    remove: 'DELETE site/comments/{id}',
    reply: 'POST site/comments/{id}/replies',
  },
  consents: {
    record: 'POST site/consents',
  },
  contactMessages: {
    change: 'PUT site/contacts/{id}',
    list: 'GET site/contacts',
    read: 'GET site/contacts/{id}',
  },
  content: {
    applyProposal: 'POST content/proposals/{id}/apply nothing',
    change: 'PUT content/{kind}/{id}',
    changeBulk: 'POST content/{kind}/bulk once',
    choices: 'GET content/{kind}/choices',
    create: 'POST content/{kind} once',
    deleted: 'GET content/{kind}/deleted',
    export: 'GET content/{kind}/export file',
    history: 'GET content/{kind}/{id}/operations',
    languages: 'GET content/languages',
    list: 'GET content/{kind}',
    move: 'POST content/{kind}/{id}/move once',
    operations: 'GET content/operations',
    order: 'POST content/{kind}/order',
    previewBulk: 'POST content/{kind}/bulk/preview',
    propose: 'POST content/proposals once',
    read: 'GET content/{kind}/{id}',
    remove: 'DELETE content/{kind}/{id}',
    rows: 'GET content/{kind}/rows',
    save: 'POST content/save',
    showUnsaved: 'POST content/{kind}/{id}/shown',
    undoBulk: 'POST content/bulk/{id}/undo nothing',
    uses: 'GET content/{kind}/{id}/uses',
  },
  contentImports: {
    addRows: 'PUT content/imports/{id}/rows',
    apply: 'POST content/imports/{id}/apply nothing once',
    cancel: 'DELETE content/imports/{id}',
    create: 'POST content/imports once',
    list: 'GET content/imports',
    matching: 'GET content/imports/matching',
    mendRow: 'PUT content/imports/{id}/rows/{row}',
    read: 'GET content/imports/{id}',
    undo: 'POST content/imports/{id}/undo nothing once',
  },
  contentPlans: {
    change: 'POST content/plans once',
    list: 'GET content/plans',
  },
  contentViews: {
    add: 'POST content/{kind}/views once',
    change: 'PUT content/{kind}/views/{id}',
    list: 'GET content/{kind}/views',
    remove: 'DELETE content/{kind}/views/{id}',
  },
  conversations: {
    addEntry: 'POST site/conversations/{id}/entries',
    change: 'PUT site/conversations/{id}',
    export: 'GET site/conversations-export file',
    list: 'GET site/conversations',
    read: 'GET site/conversations/{id}',
  },
  domains: {
    add: 'POST site/domains once',
    change: 'PUT site/domains/{host}',
    list: 'GET site/domains',
    remove: 'DELETE site/domains/{host}',
    verify: 'POST site/domains/{host}/verify nothing',
  },
  drafts: {
    applyProposal: 'POST page/proposals/{id}/apply nothing',
    check: 'GET page/drafts/{id}/checks',
    events: 'GET page/drafts/{id}/events events',
    findTexts: 'GET page/drafts/{id}/texts',
    list: 'GET page/drafts',
    operations: 'GET page/drafts/{id}/operations',
    propose: 'POST page/proposals once',
    read: 'GET page/website-draft/{id}',
    save: 'POST page/component/save-draft',
  },
  exports: {
    read: 'GET site/exports/{id} file',
    start: 'POST site/exports once',
  },
  forms: {
    confirmSubscription: 'POST site/subscription/confirm',
    readSubscriptionLink: 'GET site/subscription/link',
    sendContactMessage: 'POST site/contact-us once',
    sendInquiry: 'POST site/inquiry once',
    start: 'POST form/start nothing',
    subscribe: 'POST site/subscribe once',
    unsubscribe: 'POST site/subscription/unsubscribe ?token',
    uploadInquiryImages: 'POST site/inquiry-images files once',
  },
  inquiries: {
    change: 'PUT site/inquiries/{id}',
    export: 'GET site/inquiries-export file',
    image: 'GET site/inquiry-images/{id} file',
    list: 'GET site/inquiries',
    read: 'GET site/inquiries/{id}',
  },
  jobs: {
    cancel: 'DELETE jobs/{id}',
    list: 'GET jobs',
    read: 'GET jobs/{id}',
  },
  languages: {
    list: 'GET language/list-languages',
  },
  mails: {
    list: 'GET site/outbox',
    retry: 'POST site/outbox/{id}/retry nothing once',
  },
  media: {
    change: 'PUT media/{id}',
    crop: 'POST media/{id}/crop once',
    fetch: 'POST media/by-address once',
    list: 'GET media',
    read: 'GET media/{id}',
    remove: 'DELETE media/{id}',
    replace: 'POST media/{id}/replace once',
    setPoster: 'POST media/{id}/poster files once',
    summary: 'GET media/summary',
    tag: 'POST media/tags',
    undoReplacement: 'POST media/{id}/replacements/{replacement}/undo nothing once',
    upload: 'POST media files once',
  },
  mediaAlts: {
    list: 'GET media/alts',
    save: 'PUT media/alts',
  },
  pageTypes: {
    list: 'GET page/page-types',
  },
  pages: {
    list: 'GET page/drafts/{draftsId}/pages',
    read: 'GET page/drafts/{draftsId}/pages/{id}',
    remove: 'DELETE page/pages/{id}',
    save: 'POST page/pages once',
  },
  people: {
    erase: 'POST site/people/erase',
    export: 'POST site/people/export',
  },
  plannedReleases: {
    add: 'POST site/publish/schedule once',
    cancel: 'DELETE site/planned-releases/{id}',
    change: 'PUT site/planned-releases/{id}',
    list: 'GET site/planned-releases',
    publish: 'POST site/planned-releases/{id}/publish nothing once',
    read: 'GET site/planned-releases/{id}',
  },
  previewLinks: {
    add: 'POST site/preview-links once',
    list: 'GET site/preview-links',
    remove: 'DELETE site/preview-links/{id}',
  },
  previews: {
    addComment: 'POST page/comments',
    changeComment: 'PUT page/comments/{id}',
    comments: 'GET page/comments',
    removeComment: 'POST page/comments/{id}/remove once',
  },
  publishRequests: {
    add: 'POST site/publish-requests once',
    list: 'GET site/publish-requests',
  },
  published: {
    addresses: 'GET page/list-pageUrl-by-type',
    article: 'GET page/info/detail',
    articleCategories: 'GET page/info/list-category',
    articles: 'GET page/info/list',
    case: 'GET page/case/detail',
    caseCategories: 'GET page/case/list-category',
    cases: 'GET page/case/list',
    collection: 'GET page/collection/detail',
    collections: 'GET page/collection/list',
    cookiePolicies: 'GET site/list-cookie-policy',
    linkedContents: 'GET page/linked-contents',
    page: 'GET page/pages/config/{id}',
    pageByPath: 'GET page/pages/config-by-path',
    pageId: 'GET page/pages/id-by-path',
    pageRecord: 'GET page/pages/{id}',
    policies: 'GET page/policy/list',
    policy: 'GET page/policy/detail',
    privacyPolicies: 'GET site/list-privacy-policy',
    product: 'GET page/product/detail',
    products: 'GET page/product/list',
  },
  redirects: {
    add: 'POST site/redirects once',
    change: 'PUT site/redirects/{id}',
    import: 'POST site/redirects/import',
    list: 'GET site/redirects',
    remove: 'DELETE site/redirects/{id}',
    rules: 'GET site/redirect-rules',
    test: 'POST site/redirects/test',
  },
  releases: {
    diff: 'GET site/releases/{id}/diff',
    list: 'GET site/releases',
    plan: 'POST site/publish/plan',
    publish: 'POST site/publish once',
    rollBack: 'POST site/releases/{id}/rollback once',
  },
  replyTemplates: {
    add: 'POST site/reply-templates once',
    change: 'PUT site/reply-templates/{id}',
    list: 'GET site/reply-templates',
    remove: 'DELETE site/reply-templates/{id}',
  },
  search: {
    suggest: 'GET site/suggest',
  },
  sections: {
    get: 'GET page/sections/{type}',
    list: 'GET page/sections',
  },
  settings: {
    change: 'PUT site/settings',
    changeChecklist: 'PUT site/checklist',
    read: 'GET site/settings',
  },
  site: {
    countries: 'GET page/country/list-site-country',
    events: 'GET site/events events',
    export: 'GET site/export file',
    googleAnalytics: 'GET site/google-analytics-settings',
    googleIds: 'GET site/google-configurations',
    info: 'GET site/info',
    numbers: 'GET site/numbers',
    productUnits: 'GET page/product/list-product-unit',
    shipping: 'GET site/shipping',
    today: 'GET site/today',
    trade: 'GET site/trade',
  },
  siteMail: {
    change: 'PUT site/mail',
    read: 'GET site/mail',
    test: 'POST site/mail/test once',
  },
  siteTemplates: {
    cover: 'GET site-templates/{name}/cover file',
  },
  sites: {
    byDomain: 'GET page/info-by-domain',
  },
  subscriptions: {
    export: 'GET site/subscriptions-export file',
    list: 'GET site/subscriptions',
    read: 'GET site/subscriptions/{id}',
  },
  terms: {
    add: 'POST language/terms once',
    addTrade: 'POST language/terms/trade nothing',
    change: 'PUT language/terms/{id}',
    export: 'GET language/terms/file file',
    import: 'POST language/terms/import files',
    list: 'GET language/terms',
    remove: 'DELETE language/terms/{id}',
  },
  translationEngines: {
    change: 'PUT site/translation-engines/{kind}',
    list: 'GET site/translation-engines',
    remove: 'DELETE site/translation-engines/{kind}',
    test: 'POST site/translation-engines/{engine}/test nothing once',
    translate: 'POST language/translate-texts once',
  },
  translationFiles: {
    apply: 'POST language/translation-imports/{id}/apply nothing once',
    choose: 'PUT language/translation-imports/{id}/choices',
    export: 'GET language/translation-file file',
    import: 'POST language/translation-imports files once',
    list: 'GET language/translation-imports',
    read: 'GET language/translation-imports/{id}',
    remove: 'DELETE language/translation-imports/{id}',
    undo: 'POST language/translation-imports/{id}/undo nothing once',
  },
  translationTasks: {
    cancel: 'POST language/translation-tasks/{id}/cancel nothing',
    create: 'POST language/translation-tasks once',
    list: 'GET language/translation-tasks',
    pause: 'POST language/translation-tasks/{id}/pause nothing',
    read: 'GET language/translation-tasks/{id}',
    resume: 'POST language/translation-tasks/{id}/resume nothing',
    retry: 'POST language/translation-tasks/{id}/retry nothing',
    start: 'POST language/translation-tasks/{id}/start nothing',
    undo: 'POST language/translation-tasks/{id}/undo nothing',
  },
  translations: {
    coverage: 'GET language/get-translated-task',
    rows: 'GET translation/rows',
    sourceTexts: 'GET language/source-texts',
    texts: 'GET translation/texts',
    untranslated: 'GET language/untranslated',
  },
  uploads: {
    cancel: 'DELETE media/uploads/{id}',
    finish: 'POST media/uploads/{id} once',
    list: 'GET media/uploads',
    sendPiece: 'PUT media/uploads/{id} bytes',
    start: 'POST media/uploads',
  },
} as const satisfies { readonly [G in keyof Calls]: Readonly<Record<keyof Calls[G], string>> }
