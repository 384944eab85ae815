// Written by `pnpm sdk:generate`. Do not edit.

export interface paths {
    "/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls
         * @description Newest first. There is no page number: go on with `createdAtLt` set to the `createdAt` of the last call.
         */
        get: operations["listCalls"];
        put?: never;
        /**
         * Place or schedule a call
         * @description Rings a customer, now or at the times of `schedulePlan`. With `customers` it places several calls, and the reply has `results` and `errors` instead of one call. A server error does not tell whether the call was placed.
         */
        post: operations["createCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a call
         * @description After the end it has the transcript, the recording and the analysis, some seconds later.
         */
        get: operations["getCall"];
        put?: never;
        post?: never;
        /**
         * Delete the data of a call
         * @description Removes the recording, the transcript and what else belongs to the call. It does not hang up.
         */
        delete: operations["deleteCall"];
        options?: never;
        head?: never;
        /**
         * Rename a call
         * @description Only the name of a call can be changed.
         */
        patch: operations["updateCall"];
        trace?: never;
    };
    "/call/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place a phone call
         * @deprecated
         * @description The former way to place a phone call; POST /call does the same.
         */
        post: operations["createPhoneCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/call/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a web call
         * @description The only operation open to a public key. The browser joins `webCallUrl`. Exactly one of `assistantId`, `assistant`, `squadId` and `squad` says who answers.
         */
        post: operations["createWebCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls page by page
         * @description As GET /call, with page numbers, a total and more filters.
         */
        get: operations["listCallPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/call/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls page by page without their content
         * @description As GET /v2/call, without messages, transcripts and recordings.
         */
        get: operations["listCallMetadataPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/phone-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List phone numbers page by page
         * @description As GET /phone-number, with page numbers and a total.
         */
        get: operations["listPhoneNumberPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assistant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assistants
         * @description There is no page number: go on with `createdAtLt` set to the `createdAt` of the last one.
         */
        get: operations["listAssistants"];
        put?: never;
        /**
         * Create an assistant
         * @description Everything has a default; a useful assistant has at least a model with its instructions and a voice.
         */
        post: operations["createAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assistant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an assistant */
        get: operations["getAssistant"];
        /**
         * Replace all settings of an assistant
         * @description Settings that are left out fall back to their defaults.
         */
        put: operations["replaceAssistant"];
        post?: never;
        /**
         * Delete an assistant
         * @description Calls that run already go on. Refused while something is pinned to a version of it.
         */
        delete: operations["deleteAssistant"];
        options?: never;
        head?: never;
        /**
         * Change some settings of an assistant
         * @description Settings that are left out stay as they are; a setting that is an object is replaced as a whole.
         */
        patch: operations["updateAssistant"];
        trace?: never;
    };
    "/phone-number/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a phone number
         * @deprecated
         * @description Bought a number of an area code. The platform no longer offers this; POST /phone-number with the provider vapi came in its place.
         */
        post: operations["buyPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone-number/import/twilio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a phone number from Twilio
         * @deprecated
         * @description The former way to bring a number along; POST /phone-number does the same.
         */
        post: operations["importTwilioPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone-number/import/vonage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a phone number from Vonage
         * @deprecated
         * @description The former way to bring a number along; POST /phone-number does the same.
         */
        post: operations["importVonagePhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List phone numbers */
        get: operations["listPhoneNumbers"];
        put?: never;
        /**
         * Add a phone number
         * @description A number of your own at a carrier, or a free one of the platform.
         */
        post: operations["createPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone-number/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a phone number */
        get: operations["getPhoneNumber"];
        put?: never;
        post?: never;
        /**
         * Give a phone number back
         * @description A number of your own leaves the platform and stays at the carrier.
         */
        delete: operations["deletePhoneNumber"];
        options?: never;
        head?: never;
        /**
         * Change a phone number
         * @description Sets for example who answers it. Settings that are left out stay as they are.
         */
        patch: operations["updatePhoneNumber"];
        trace?: never;
    };
    "/squad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List squads */
        get: operations["listSquads"];
        put?: never;
        /**
         * Create a squad
         * @description The first member answers; its destinations say to whom it may hand over.
         */
        post: operations["createSquad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/squad/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a squad */
        get: operations["getSquad"];
        put?: never;
        post?: never;
        /**
         * Delete a squad
         * @description Its assistants stay.
         */
        delete: operations["deleteSquad"];
        options?: never;
        head?: never;
        /**
         * Change a squad
         * @description The members are replaced as a whole.
         */
        patch: operations["updateSquad"];
        trace?: never;
    };
    "/knowledge-base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List knowledge bases */
        get: operations["listKnowledgeBases"];
        put?: never;
        /**
         * Create a knowledge base
         * @description A server of yours that answers searches. The kind trieve is no longer offered.
         */
        post: operations["createKnowledgeBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge-base/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a knowledge base */
        get: operations["getKnowledgeBase"];
        put?: never;
        post?: never;
        /** Delete a knowledge base */
        delete: operations["deleteKnowledgeBase"];
        options?: never;
        head?: never;
        /**
         * Change a knowledge base
         * @description In 2025 it took no body; today it takes the server.
         */
        patch: operations["updateKnowledgeBase"];
        trace?: never;
    };
    "/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocks
         * @deprecated
         * @description The platform no longer offers blocks.
         */
        get: operations["listBlocks"];
        put?: never;
        /**
         * Create a block
         * @deprecated
         * @description A step of a conversation. The platform no longer offers blocks.
         */
        post: operations["createBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a block
         * @deprecated
         * @description The platform no longer offers blocks.
         */
        get: operations["getBlock"];
        put?: never;
        post?: never;
        /**
         * Delete a block
         * @deprecated
         * @description The platform no longer offers blocks.
         */
        delete: operations["deleteBlock"];
        options?: never;
        head?: never;
        /**
         * Change a block
         * @deprecated
         * @description The platform no longer offers blocks.
         */
        patch: operations["updateBlock"];
        trace?: never;
    };
    "/tool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tools */
        get: operations["listTools"];
        put?: never;
        /**
         * Create a tool
         * @description Assistants refer to it by `toolIds` of their model.
         */
        post: operations["createTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tool/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a tool */
        get: operations["getTool"];
        put?: never;
        post?: never;
        /**
         * Delete a tool
         * @description Refused while something is pinned to a version of it.
         */
        delete: operations["deleteTool"];
        options?: never;
        head?: never;
        /**
         * Change a tool
         * @description Settings that are left out stay as they are; the type cannot change.
         */
        patch: operations["updateTool"];
        trace?: never;
    };
    "/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file to the path that POST /file replaced
         * @deprecated
         * @description The former path of POST /file.
         */
        post: operations["uploadFileToOldPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files
         * @description All files of the organisation in one reply.
         */
        get: operations["listFiles"];
        put?: never;
        /**
         * Upload a file
         * @description A document for a knowledge base. Its text is read afterwards; `status` says how far that is.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a file */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /** Delete a file */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        /**
         * Rename a file
         * @description Only the name of a file can be changed.
         */
        patch: operations["updateFile"];
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the metrics of a time range
         * @deprecated
         * @description The platform no longer offers this; POST /analytics answers the same questions.
         */
        get: operations["listMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Run analytics queries with a body on GET
         * @deprecated
         * @description The same over GET. Browsers and Node send no body with a GET, so it can hardly be called; use POST /analytics.
         */
        get: operations["queryAnalyticsByGet"];
        put?: never;
        /**
         * Run analytics queries
         * @description Up to several queries at once, each with its own range, grouping and sums.
         */
        post: operations["queryAnalytics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the log lines of a call page by page
         * @deprecated
         * @description The platform no longer offers this; `artifact.logUrl` of the call came in its place.
         */
        get: operations["listCallLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organisation's log page by page
         * @deprecated
         * @description Requests, webhooks, calls and what providers answered. The platform no longer offers this.
         */
        get: operations["listLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a text to an assistant
         * @description `previousChatId` or `sessionId` continues a conversation. With `stream` the answer comes in events.
         */
        post: operations["createChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List credentials */
        get: operations["listCredentials"];
        put?: never;
        /**
         * Store a credential
         * @description The secret goes in and is used by the platform; do not expect it back.
         */
        post: operations["createCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credential/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a credential */
        get: operations["getCredential"];
        put?: never;
        post?: never;
        /**
         * Delete a credential
         * @description Assistants that use it stop working.
         */
        delete: operations["deleteCredential"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List API tokens */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Create an API token
         * @description A private token may do everything; a public one may only open web calls, within its restrictions.
         */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an API token */
        get: operations["getApiToken"];
        put?: never;
        post?: never;
        /**
         * Revoke an API token
         * @description Whoever uses it is refused from now on.
         */
        delete: operations["deleteApiToken"];
        options?: never;
        head?: never;
        /** Change an API token */
        patch: operations["updateApiToken"];
        trace?: never;
    };
    "/{provider}/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workflows of an automation provider
         * @description For tools of the types make and ghl. The platform does not say what the reply holds.
         */
        get: operations["listProviderWorkflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/workflows/{workflowId}/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hooks of a provider's workflow
         * @description For tools of the type make. The platform does not say what the reply holds.
         */
        get: operations["listProviderWorkflowHooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the locations of an automation provider
         * @description For tools of the type ghl. The platform does not say what the reply holds.
         */
        get: operations["listProviderLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/voices/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search a provider's voices on the path that /voice/search replaced
         * @deprecated
         * @description The former path of GET /{provider}/voice/search.
         */
        get: operations["searchProviderVoicesOnOldPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/voice/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search a provider's voices
         * @description Among the public voices of a voice provider.
         */
        get: operations["searchProviderVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/voices/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a provider's voice on the path that /voice/add replaced
         * @deprecated
         * @description The former path of POST /{provider}/voice/add.
         */
        post: operations["addProviderVoiceOnOldPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{provider}/voice/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a provider's voice to the organisation
         * @description Takes a public voice of a voice provider into the library.
         */
        post: operations["addProviderVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/11labs/voice/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone a voice from recordings
         * @description Needs the credential of the provider and recordings of one person who agreed to it.
         */
        post: operations["cloneVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voice-library/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the voices of the library */
        get: operations["listLibraryVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voice-library/{provider}/accents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the library's voices by accent */
        get: operations["listLibraryAccents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voice-library/sync/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring one provider's voices into the library
         * @description Asks the provider which voices there are.
         */
        post: operations["syncLibraryProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voice-library/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring the voices of several providers into the library
         * @description Asks each provider which voices there are.
         */
        post: operations["syncLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    serverMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An event of a call, sent to the server of the assistant, the phone number or the organisation */
        post: operations["receiveServerMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    clientMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same events inside the browser, over the call itself */
        post: operations["receiveClientMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        ErrorBody: {
            message?: string | string[];
            error?: string;
            statusCode?: number;
        };
        ModelCost: {
            /** @enum {string} */
            type: "model" | "knowledge-base";
            model?: {
                [key: string]: unknown;
            };
            promptTokens?: number;
            completionTokens?: number;
            cost?: number;
            cachedPromptTokens?: number;
            reasoningTokens?: number;
        };
        AnalysisCost: {
            /** @constant */
            type: "analysis";
            analysisType?: "summary" | "structuredData" | "successEvaluation" | "structuredOutput" | (string & {});
            model?: {
                [key: string]: unknown;
            };
            promptTokens?: number;
            completionTokens?: number;
            cost?: number;
            cachedPromptTokens?: number;
            structuredOutputBreakdown?: {
                structuredOutputId?: string;
                name?: string;
                cost?: number;
                promptTokens?: number;
                completionTokens?: number;
                cachedPromptTokens?: number;
            }[];
        };
        CallCost: {
            /** @constant */
            type: "transport";
            provider?: "twilio" | "vonage" | "vapi" | "daily" | "vapi.websocket" | "telnyx" | "vapi.sip" | (string & {});
            minutes?: number;
            cost?: number;
        } | {
            /** @constant */
            type: "transcriber";
            transcriber?: {
                [key: string]: unknown;
            };
            minutes?: number;
            cost?: number;
        } | components["schemas"]["ModelCost"] | {
            /** @constant */
            type: "voice";
            voice?: {
                [key: string]: unknown;
            };
            characters?: number;
            cost?: number;
        } | {
            /** @constant */
            type: "vapi";
            subType?: "normal" | "overage" | (string & {});
            minutes?: number;
            cost?: number;
        } | components["schemas"]["AnalysisCost"] | {
            /** @constant */
            type: "voicemail-detection";
            model?: {
                [key: string]: unknown;
            };
            provider?: string;
            promptTextTokens?: number;
            promptAudioTokens?: number;
            completionTextTokens?: number;
            completionAudioTokens?: number;
            cost?: number;
        };
        UserMessage: {
            role?: string;
            message?: string;
            time: number;
            endTime?: number;
            secondsFromStart?: number;
            duration?: number;
            isFiltered?: boolean;
            detectedThreats?: string[];
            originalMessage?: string;
            metadata?: {
                [key: string]: unknown;
            };
            speakerLabel?: string;
        };
        SystemMessage: {
            role?: string;
            message?: string;
            time: number;
            secondsFromStart?: number;
        };
        BotMessage: {
            role?: string;
            message?: string;
            time: number;
            endTime?: number;
            secondsFromStart?: number;
            source?: string;
            duration?: number;
            assistantName?: string;
            assistantId?: string;
        };
        ToolCallMessage: {
            role?: string;
            toolCalls?: {
                [key: string]: unknown;
            }[];
            message?: string;
            time: number;
            secondsFromStart?: number;
        };
        ToolCallResultMessage: {
            role?: string;
            toolCallId?: string;
            name?: string;
            result?: string;
            time: number;
            secondsFromStart?: number;
            metadata?: {
                [key: string]: unknown;
            };
            warnings?: {
                type?: string;
                tokenCount?: number;
                threshold?: number;
            }[];
        };
        CallMessage: components["schemas"]["UserMessage"] | components["schemas"]["SystemMessage"] | components["schemas"]["BotMessage"] | components["schemas"]["ToolCallMessage"] | components["schemas"]["ToolCallResultMessage"];
        EndedReason: "pipeline-error-openai-voice-failed" | "pipeline-error-cartesia-voice-failed" | "pipeline-error-deepgram-voice-failed" | "pipeline-error-eleven-labs-voice-failed" | "pipeline-error-playht-voice-failed" | "pipeline-error-lmnt-voice-failed" | "pipeline-error-azure-voice-failed" | "pipeline-error-rime-ai-voice-failed" | "pipeline-error-neets-voice-failed" | "db-error" | "assistant-not-found" | "license-check-failed" | "pipeline-error-vapi-llm-failed" | "pipeline-error-vapi-400-bad-request-validation-failed" | "pipeline-error-vapi-401-unauthorized" | "pipeline-error-vapi-403-model-access-denied" | "pipeline-error-vapi-429-exceeded-quota" | "pipeline-error-vapi-500-server-error" | "pipeline-no-available-model" | "worker-shutdown" | "unknown-error" | "vonage-disconnected" | "vonage-failed-to-connect-call" | "phone-call-provider-bypass-enabled-but-no-call-received" | "vapifault-phone-call-worker-setup-socket-error" | "vapifault-phone-call-worker-worker-setup-socket-timeout" | "vapifault-phone-call-worker-could-not-find-call" | "vapifault-transport-never-connected" | "vapifault-web-call-worker-setup-failed" | "vapifault-transport-connected-but-call-not-active" | "vapifault-call-started-but-connection-to-transport-missing" | "pipeline-error-deepgram-transcriber-failed" | "pipeline-error-gladia-transcriber-failed" | "pipeline-error-assembly-ai-transcriber-failed" | "pipeline-error-openai-llm-failed" | "pipeline-error-azure-openai-llm-failed" | "pipeline-error-groq-llm-failed" | "pipeline-error-google-llm-failed" | "pipeline-error-xai-llm-failed" | "pipeline-error-inflection-ai-llm-failed" | "assistant-not-invalid" | "assistant-not-provided" | "call-start-error-neither-assistant-nor-server-set" | "assistant-request-failed" | "assistant-request-returned-error" | "assistant-request-returned-unspeakable-error" | "assistant-request-returned-invalid-assistant" | "assistant-request-returned-no-assistant" | "assistant-request-returned-forwarding-phone-number" | "assistant-ended-call" | "assistant-said-end-call-phrase" | "assistant-forwarded-call" | "assistant-join-timed-out" | "customer-busy" | "customer-ended-call" | "customer-did-not-answer" | "customer-did-not-give-microphone-permission" | "assistant-said-message-with-end-call-enabled" | "exceeded-max-duration" | "manually-canceled" | "phone-call-provider-closed-websocket" | "pipeline-error-openai-400-bad-request-validation-failed" | "pipeline-error-openai-401-unauthorized" | "pipeline-error-openai-403-model-access-denied" | "pipeline-error-openai-429-exceeded-quota" | "pipeline-error-openai-500-server-error" | "pipeline-error-google-400-bad-request-validation-failed" | "pipeline-error-google-401-unauthorized" | "pipeline-error-google-403-model-access-denied" | "pipeline-error-google-429-exceeded-quota" | "pipeline-error-google-500-server-error" | "pipeline-error-xai-400-bad-request-validation-failed" | "pipeline-error-xai-401-unauthorized" | "pipeline-error-xai-403-model-access-denied" | "pipeline-error-xai-429-exceeded-quota" | "pipeline-error-xai-500-server-error" | "pipeline-error-inflection-ai-400-bad-request-validation-failed" | "pipeline-error-inflection-ai-401-unauthorized" | "pipeline-error-inflection-ai-403-model-access-denied" | "pipeline-error-inflection-ai-429-exceeded-quota" | "pipeline-error-inflection-ai-500-server-error" | "pipeline-error-azure-openai-400-bad-request-validation-failed" | "pipeline-error-azure-openai-401-unauthorized" | "pipeline-error-azure-openai-403-model-access-denied" | "pipeline-error-azure-openai-429-exceeded-quota" | "pipeline-error-azure-openai-500-server-error" | "pipeline-error-groq-400-bad-request-validation-failed" | "pipeline-error-groq-401-unauthorized" | "pipeline-error-groq-403-model-access-denied" | "pipeline-error-groq-429-exceeded-quota" | "pipeline-error-groq-500-server-error" | "pipeline-error-anthropic-400-bad-request-validation-failed" | "pipeline-error-anthropic-401-unauthorized" | "pipeline-error-anthropic-403-model-access-denied" | "pipeline-error-anthropic-429-exceeded-quota" | "pipeline-error-anthropic-500-server-error" | "pipeline-error-anthropic-llm-failed" | "pipeline-error-together-ai-400-bad-request-validation-failed" | "pipeline-error-together-ai-401-unauthorized" | "pipeline-error-together-ai-403-model-access-denied" | "pipeline-error-together-ai-429-exceeded-quota" | "pipeline-error-together-ai-500-server-error" | "pipeline-error-together-ai-llm-failed" | "pipeline-error-anyscale-400-bad-request-validation-failed" | "pipeline-error-anyscale-401-unauthorized" | "pipeline-error-anyscale-403-model-access-denied" | "pipeline-error-anyscale-429-exceeded-quota" | "pipeline-error-anyscale-500-server-error" | "pipeline-error-anyscale-llm-failed" | "pipeline-error-openrouter-400-bad-request-validation-failed" | "pipeline-error-openrouter-401-unauthorized" | "pipeline-error-openrouter-403-model-access-denied" | "pipeline-error-openrouter-429-exceeded-quota" | "pipeline-error-openrouter-500-server-error" | "pipeline-error-openrouter-llm-failed" | "pipeline-error-perplexity-ai-400-bad-request-validation-failed" | "pipeline-error-perplexity-ai-401-unauthorized" | "pipeline-error-perplexity-ai-403-model-access-denied" | "pipeline-error-perplexity-ai-429-exceeded-quota" | "pipeline-error-perplexity-ai-500-server-error" | "pipeline-error-perplexity-ai-llm-failed" | "pipeline-error-deepinfra-400-bad-request-validation-failed" | "pipeline-error-deepinfra-401-unauthorized" | "pipeline-error-deepinfra-403-model-access-denied" | "pipeline-error-deepinfra-429-exceeded-quota" | "pipeline-error-deepinfra-500-server-error" | "pipeline-error-deepinfra-llm-failed" | "pipeline-error-runpod-400-bad-request-validation-failed" | "pipeline-error-runpod-401-unauthorized" | "pipeline-error-runpod-403-model-access-denied" | "pipeline-error-runpod-429-exceeded-quota" | "pipeline-error-runpod-500-server-error" | "pipeline-error-runpod-llm-failed" | "pipeline-error-custom-llm-400-bad-request-validation-failed" | "pipeline-error-custom-llm-401-unauthorized" | "pipeline-error-custom-llm-403-model-access-denied" | "pipeline-error-custom-llm-429-exceeded-quota" | "pipeline-error-custom-llm-500-server-error" | "pipeline-error-custom-llm-llm-failed" | "pipeline-error-custom-voice-failed" | "pipeline-error-cartesia-socket-hang-up" | "pipeline-error-cartesia-requested-payment" | "pipeline-error-cartesia-500-server-error" | "pipeline-error-cartesia-503-server-error" | "pipeline-error-cartesia-522-server-error" | "pipeline-error-eleven-labs-voice-not-found" | "pipeline-error-eleven-labs-quota-exceeded" | "pipeline-error-eleven-labs-unauthorized-access" | "pipeline-error-eleven-labs-unauthorized-to-access-model" | "pipeline-error-eleven-labs-professional-voices-only-for-creator-plus" | "pipeline-error-eleven-labs-blocked-free-plan-and-requested-upgrade" | "pipeline-error-eleven-labs-blocked-concurrent-requests-and-requested-upgrade" | "pipeline-error-eleven-labs-blocked-using-instant-voice-clone-and-requested-upgrade" | "pipeline-error-eleven-labs-system-busy-and-requested-upgrade" | "pipeline-error-eleven-labs-voice-not-fine-tuned" | "pipeline-error-eleven-labs-invalid-api-key" | "pipeline-error-eleven-labs-invalid-voice-samples" | "pipeline-error-eleven-labs-voice-disabled-by-owner" | "pipeline-error-eleven-labs-blocked-account-in-probation" | "pipeline-error-eleven-labs-blocked-content-against-their-policy" | "pipeline-error-eleven-labs-missing-samples-for-voice-clone" | "pipeline-error-eleven-labs-voice-not-fine-tuned-and-cannot-be-used" | "pipeline-error-eleven-labs-voice-not-allowed-for-free-users" | "pipeline-error-eleven-labs-500-server-error" | "pipeline-error-eleven-labs-max-character-limit-exceeded" | "pipeline-error-eleven-labs-blocked-voice-potentially-against-terms-of-service-and-awaiting-verification" | "pipeline-error-playht-request-timed-out" | "pipeline-error-playht-invalid-voice" | "pipeline-error-playht-unexpected-error" | "pipeline-error-playht-out-of-credits" | "pipeline-error-playht-invalid-emotion" | "pipeline-error-playht-voice-must-be-a-valid-voice-manifest-uri" | "pipeline-error-playht-401-unauthorized" | "pipeline-error-playht-403-forbidden-out-of-characters" | "pipeline-error-playht-403-forbidden-api-access-not-available" | "pipeline-error-playht-429-exceeded-quota" | "pipeline-error-playht-502-gateway-error" | "pipeline-error-playht-504-gateway-error" | "pipeline-error-deepgram-returning-403-model-access-denied" | "pipeline-error-deepgram-returning-401-invalid-credentials" | "pipeline-error-deepgram-returning-404-not-found" | "pipeline-error-deepgram-returning-400-no-such-model-language-tier-combination" | "pipeline-error-deepgram-returning-500-invalid-json" | "pipeline-error-deepgram-returning-502-network-error" | "pipeline-error-deepgram-returning-502-bad-gateway-ehostunreach" | "pipeline-error-tavus-video-failed" | "pipeline-error-custom-transcriber-failed" | "silence-timed-out" | "sip-gateway-failed-to-connect-call" | "twilio-failed-to-connect-call" | "twilio-reported-customer-misdialed" | "vonage-rejected" | "voicemail" | "scheduled-call-deleted" | "call.start.error-vapifault-get-org" | "call.start.error-vapifault-get-subscription" | "call.start.error-get-assistant" | "call.start.error-get-phone-number" | "call.start.error-get-customer" | "call.start.error-get-resources-validation" | "call.start.error-vapi-number-international" | "call.start.error-vapi-number-outbound-daily-limit" | "call.start.error-get-transport" | "call.start.error-subscription-wallet-does-not-exist" | "call.start.error-fraud-check-failed" | "call.start.error-subscription-frozen" | "call.start.error-subscription-insufficient-credits" | "call.start.error-subscription-upgrade-failed" | "call.start.error-subscription-concurrency-limit-reached" | "call.start.error-enterprise-feature-not-available-recording-consent" | "call.start.assistant-version-error-validation" | "assistant-not-valid" | "call.start.error-vapifault-database-error" | "pipeline-error-smallest-ai-voice-failed" | "pipeline-error-vapi-voice-failed" | "pipeline-error-neuphonic-voice-failed" | "pipeline-error-hume-voice-failed" | "pipeline-error-sesame-voice-failed" | "pipeline-error-inworld-voice-failed" | "pipeline-error-minimax-voice-failed" | "pipeline-error-wellsaid-voice-failed" | "pipeline-error-xai-voice-failed" | "pipeline-error-microsoft-voice-failed" | "pipeline-error-microsoft-voice-request-canceled" | "call.in-progress.error-vapifault-openai-voice-failed" | "call.in-progress.error-vapifault-cartesia-voice-failed" | "call.in-progress.error-vapifault-deepgram-voice-failed" | "call.in-progress.error-vapifault-eleven-labs-voice-failed" | "call.in-progress.error-vapifault-playht-voice-failed" | "call.in-progress.error-vapifault-lmnt-voice-failed" | "call.in-progress.error-vapifault-azure-voice-failed" | "call.in-progress.error-vapifault-rime-ai-voice-failed" | "call.in-progress.error-vapifault-smallest-ai-voice-failed" | "call.in-progress.error-vapifault-vapi-voice-failed" | "call.in-progress.error-vapifault-neuphonic-voice-failed" | "call.in-progress.error-vapifault-hume-voice-failed" | "call.in-progress.error-vapifault-sesame-voice-failed" | "call.in-progress.error-vapifault-inworld-voice-failed" | "call.in-progress.error-vapifault-minimax-voice-failed" | "call.in-progress.error-vapifault-wellsaid-voice-failed" | "call.in-progress.error-vapifault-xai-voice-failed" | "call.in-progress.error-vapifault-microsoft-voice-failed" | "call.in-progress.error-vapifault-tavus-video-failed" | "pipeline-error-vapi-503-server-overloaded-error" | "call.in-progress.error-providerfault-vapi-llm-failed" | "call.in-progress.error-vapifault-vapi-llm-failed" | "call.in-progress.error-vapifault-vapi-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-vapi-401-unauthorized" | "call.in-progress.error-vapifault-vapi-403-model-access-denied" | "call.in-progress.error-vapifault-vapi-429-exceeded-quota" | "call.in-progress.error-providerfault-vapi-500-server-error" | "call.in-progress.error-providerfault-vapi-503-server-overloaded-error" | "pipeline-error-vapi-transcriber-failed" | "call.in-progress.error-vapifault-vapi-transcriber-failed" | "call.in-progress.error-providerfault-vapi-transcriber-failed" | "call.in-progress.error-providerfault-vapi-voice-failed" | "pipeline-error-deepgram-transcriber-api-key-missing" | "call.in-progress.error-vapifault-deepgram-transcriber-failed" | "call.in-progress.error-vapifault-gladia-transcriber-failed" | "pipeline-error-speechmatics-transcriber-failed" | "call.in-progress.error-vapifault-speechmatics-transcriber-failed" | "pipeline-error-assembly-ai-returning-400-insufficent-funds" | "pipeline-error-assembly-ai-returning-400-paid-only-feature" | "pipeline-error-assembly-ai-returning-401-invalid-credentials" | "pipeline-error-assembly-ai-returning-500-invalid-schema" | "pipeline-error-assembly-ai-returning-500-word-boost-parsing-failed" | "call.in-progress.error-vapifault-assembly-ai-transcriber-failed" | "call.in-progress.error-vapifault-assembly-ai-returning-400-insufficent-funds" | "call.in-progress.error-vapifault-assembly-ai-returning-400-paid-only-feature" | "call.in-progress.error-vapifault-assembly-ai-returning-401-invalid-credentials" | "call.in-progress.error-vapifault-assembly-ai-returning-500-invalid-schema" | "call.in-progress.error-vapifault-assembly-ai-returning-500-word-boost-parsing-failed" | "pipeline-error-talkscriber-transcriber-failed" | "call.in-progress.error-vapifault-talkscriber-transcriber-failed" | "pipeline-error-azure-speech-transcriber-failed" | "call.in-progress.error-vapifault-azure-speech-transcriber-failed" | "pipeline-error-eleven-labs-transcriber-failed" | "call.in-progress.error-vapifault-eleven-labs-transcriber-failed" | "pipeline-error-google-transcriber-failed" | "call.in-progress.error-vapifault-google-transcriber-failed" | "pipeline-error-openai-transcriber-failed" | "call.in-progress.error-vapifault-openai-transcriber-failed" | "pipeline-error-soniox-transcriber-auth-failed" | "pipeline-error-soniox-transcriber-rate-limited" | "pipeline-error-soniox-transcriber-invalid-config" | "pipeline-error-soniox-transcriber-server-error" | "pipeline-error-soniox-transcriber-failed" | "call.in-progress.error-vapifault-soniox-transcriber-auth-failed" | "call.in-progress.error-vapifault-soniox-transcriber-rate-limited" | "call.in-progress.error-vapifault-soniox-transcriber-invalid-config" | "call.in-progress.error-vapifault-soniox-transcriber-server-error" | "call.in-progress.error-vapifault-soniox-transcriber-failed" | "pipeline-error-xai-transcriber-auth-failed" | "pipeline-error-xai-transcriber-rate-limited" | "pipeline-error-xai-transcriber-invalid-config" | "pipeline-error-xai-transcriber-server-error" | "pipeline-error-xai-transcriber-failed" | "call.in-progress.error-vapifault-xai-transcriber-auth-failed" | "call.in-progress.error-vapifault-xai-transcriber-rate-limited" | "call.in-progress.error-vapifault-xai-transcriber-invalid-config" | "call.in-progress.error-vapifault-xai-transcriber-server-error" | "call.in-progress.error-vapifault-xai-transcriber-failed" | "pipeline-error-cartesia-transcriber-failed" | "call.in-progress.error-vapifault-cartesia-transcriber-failed" | "call.in-progress.error-pipeline-no-available-llm-model" | "vonage-completed" | "call.in-progress.error-providerfault-transport-never-connected" | "call.in-progress.error-vapifault-worker-not-available" | "call.in-progress.error-vapifault-transport-never-connected" | "call.in-progress.error-vapifault-transport-connected-but-call-not-active" | "call.in-progress.error-vapifault-call-started-but-connection-to-transport-missing" | "call.in-progress.error-vapifault-worker-died" | "call.in-progress.twilio-completed-call" | "call.in-progress.sip-completed-call" | "call.in-progress.error-sip-inbound-call-failed-to-connect" | "call.in-progress.error-providerfault-outbound-sip-503-service-unavailable" | "call.in-progress.error-sip-outbound-call-failed-to-connect" | "call.ringing.error-sip-inbound-call-failed-to-connect" | "call.in-progress.error-providerfault-openai-llm-failed" | "call.in-progress.error-providerfault-azure-openai-llm-failed" | "call.in-progress.error-providerfault-groq-llm-failed" | "call.in-progress.error-providerfault-google-llm-failed" | "call.in-progress.error-providerfault-xai-llm-failed" | "call.in-progress.error-providerfault-mistral-llm-failed" | "call.in-progress.error-providerfault-minimax-llm-failed" | "call.in-progress.error-providerfault-inflection-ai-llm-failed" | "call.in-progress.error-providerfault-cerebras-llm-failed" | "call.in-progress.error-providerfault-deep-seek-llm-failed" | "call.in-progress.error-providerfault-baseten-llm-failed" | "call.in-progress.error-vapifault-chat-pipeline-failed-to-start" | "pipeline-error-openai-401-incorrect-api-key" | "pipeline-error-openai-401-account-not-in-organization" | "pipeline-error-openai-429-rate-limit-reached" | "pipeline-error-openai-503-server-overloaded-error" | "call.in-progress.error-vapifault-openai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-openai-401-unauthorized" | "call.in-progress.error-vapifault-openai-401-incorrect-api-key" | "call.in-progress.error-vapifault-openai-401-account-not-in-organization" | "call.in-progress.error-vapifault-openai-403-model-access-denied" | "call.in-progress.error-vapifault-openai-429-exceeded-quota" | "call.in-progress.error-vapifault-openai-429-rate-limit-reached" | "call.in-progress.error-providerfault-openai-500-server-error" | "call.in-progress.error-providerfault-openai-503-server-overloaded-error" | "pipeline-error-azure-openai-503-server-overloaded-error" | "call.in-progress.error-vapifault-azure-openai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-azure-openai-401-unauthorized" | "call.in-progress.error-vapifault-azure-openai-403-model-access-denied" | "call.in-progress.error-vapifault-azure-openai-429-exceeded-quota" | "call.in-progress.error-providerfault-azure-openai-500-server-error" | "call.in-progress.error-providerfault-azure-openai-503-server-overloaded-error" | "pipeline-error-google-503-server-overloaded-error" | "call.in-progress.error-vapifault-google-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-google-401-unauthorized" | "call.in-progress.error-vapifault-google-403-model-access-denied" | "call.in-progress.error-vapifault-google-429-exceeded-quota" | "call.in-progress.error-providerfault-google-500-server-error" | "call.in-progress.error-providerfault-google-503-server-overloaded-error" | "pipeline-error-xai-503-server-overloaded-error" | "call.in-progress.error-vapifault-xai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-xai-401-unauthorized" | "call.in-progress.error-vapifault-xai-403-model-access-denied" | "call.in-progress.error-vapifault-xai-429-exceeded-quota" | "call.in-progress.error-providerfault-xai-500-server-error" | "call.in-progress.error-providerfault-xai-503-server-overloaded-error" | "pipeline-error-baseten-400-bad-request-validation-failed" | "pipeline-error-baseten-401-unauthorized" | "pipeline-error-baseten-403-model-access-denied" | "pipeline-error-baseten-429-exceeded-quota" | "pipeline-error-baseten-500-server-error" | "pipeline-error-baseten-503-server-overloaded-error" | "pipeline-error-baseten-llm-failed" | "call.in-progress.error-vapifault-baseten-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-baseten-401-unauthorized" | "call.in-progress.error-vapifault-baseten-403-model-access-denied" | "call.in-progress.error-vapifault-baseten-429-exceeded-quota" | "call.in-progress.error-providerfault-baseten-500-server-error" | "call.in-progress.error-providerfault-baseten-503-server-overloaded-error" | "pipeline-error-mistral-400-bad-request-validation-failed" | "pipeline-error-mistral-401-unauthorized" | "pipeline-error-mistral-403-model-access-denied" | "pipeline-error-mistral-429-exceeded-quota" | "pipeline-error-mistral-500-server-error" | "pipeline-error-mistral-503-server-overloaded-error" | "pipeline-error-mistral-llm-failed" | "call.in-progress.error-vapifault-mistral-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-mistral-401-unauthorized" | "call.in-progress.error-vapifault-mistral-403-model-access-denied" | "call.in-progress.error-vapifault-mistral-429-exceeded-quota" | "call.in-progress.error-providerfault-mistral-500-server-error" | "call.in-progress.error-providerfault-mistral-503-server-overloaded-error" | "pipeline-error-minimax-400-bad-request-validation-failed" | "pipeline-error-minimax-401-unauthorized" | "pipeline-error-minimax-403-model-access-denied" | "pipeline-error-minimax-429-exceeded-quota" | "pipeline-error-minimax-500-server-error" | "pipeline-error-minimax-503-server-overloaded-error" | "pipeline-error-minimax-llm-failed" | "call.in-progress.error-vapifault-minimax-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-minimax-401-unauthorized" | "call.in-progress.error-vapifault-minimax-403-model-access-denied" | "call.in-progress.error-vapifault-minimax-429-exceeded-quota" | "call.in-progress.error-providerfault-minimax-500-server-error" | "call.in-progress.error-providerfault-minimax-503-server-overloaded-error" | "pipeline-error-inflection-ai-503-server-overloaded-error" | "call.in-progress.error-vapifault-inflection-ai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-inflection-ai-401-unauthorized" | "call.in-progress.error-vapifault-inflection-ai-403-model-access-denied" | "call.in-progress.error-vapifault-inflection-ai-429-exceeded-quota" | "call.in-progress.error-providerfault-inflection-ai-500-server-error" | "call.in-progress.error-providerfault-inflection-ai-503-server-overloaded-error" | "pipeline-error-deep-seek-400-bad-request-validation-failed" | "pipeline-error-deep-seek-401-unauthorized" | "pipeline-error-deep-seek-403-model-access-denied" | "pipeline-error-deep-seek-429-exceeded-quota" | "pipeline-error-deep-seek-500-server-error" | "pipeline-error-deep-seek-503-server-overloaded-error" | "pipeline-error-deep-seek-llm-failed" | "call.in-progress.error-vapifault-deep-seek-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-deep-seek-401-unauthorized" | "call.in-progress.error-vapifault-deep-seek-403-model-access-denied" | "call.in-progress.error-vapifault-deep-seek-429-exceeded-quota" | "call.in-progress.error-providerfault-deep-seek-500-server-error" | "call.in-progress.error-providerfault-deep-seek-503-server-overloaded-error" | "pipeline-error-groq-503-server-overloaded-error" | "call.in-progress.error-vapifault-groq-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-groq-401-unauthorized" | "call.in-progress.error-vapifault-groq-403-model-access-denied" | "call.in-progress.error-vapifault-groq-429-exceeded-quota" | "call.in-progress.error-providerfault-groq-500-server-error" | "call.in-progress.error-providerfault-groq-503-server-overloaded-error" | "pipeline-error-cerebras-400-bad-request-validation-failed" | "pipeline-error-cerebras-401-unauthorized" | "pipeline-error-cerebras-403-model-access-denied" | "pipeline-error-cerebras-429-exceeded-quota" | "pipeline-error-cerebras-500-server-error" | "pipeline-error-cerebras-503-server-overloaded-error" | "pipeline-error-cerebras-llm-failed" | "call.in-progress.error-vapifault-cerebras-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-cerebras-401-unauthorized" | "call.in-progress.error-vapifault-cerebras-403-model-access-denied" | "call.in-progress.error-vapifault-cerebras-429-exceeded-quota" | "call.in-progress.error-providerfault-cerebras-500-server-error" | "call.in-progress.error-providerfault-cerebras-503-server-overloaded-error" | "pipeline-error-anthropic-503-server-overloaded-error" | "call.in-progress.error-providerfault-anthropic-llm-failed" | "call.in-progress.error-vapifault-anthropic-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anthropic-401-unauthorized" | "call.in-progress.error-vapifault-anthropic-403-model-access-denied" | "call.in-progress.error-vapifault-anthropic-429-exceeded-quota" | "call.in-progress.error-providerfault-anthropic-500-server-error" | "call.in-progress.error-providerfault-anthropic-503-server-overloaded-error" | "pipeline-error-anthropic-bedrock-400-bad-request-validation-failed" | "pipeline-error-anthropic-bedrock-401-unauthorized" | "pipeline-error-anthropic-bedrock-403-model-access-denied" | "pipeline-error-anthropic-bedrock-429-exceeded-quota" | "pipeline-error-anthropic-bedrock-500-server-error" | "pipeline-error-anthropic-bedrock-503-server-overloaded-error" | "pipeline-error-anthropic-bedrock-llm-failed" | "call.in-progress.error-providerfault-anthropic-bedrock-llm-failed" | "call.in-progress.error-vapifault-anthropic-bedrock-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anthropic-bedrock-401-unauthorized" | "call.in-progress.error-vapifault-anthropic-bedrock-403-model-access-denied" | "call.in-progress.error-vapifault-anthropic-bedrock-429-exceeded-quota" | "call.in-progress.error-providerfault-anthropic-bedrock-500-server-error" | "call.in-progress.error-providerfault-anthropic-bedrock-503-server-overloaded-error" | "pipeline-error-anthropic-vertex-400-bad-request-validation-failed" | "pipeline-error-anthropic-vertex-401-unauthorized" | "pipeline-error-anthropic-vertex-403-model-access-denied" | "pipeline-error-anthropic-vertex-429-exceeded-quota" | "pipeline-error-anthropic-vertex-500-server-error" | "pipeline-error-anthropic-vertex-503-server-overloaded-error" | "pipeline-error-anthropic-vertex-llm-failed" | "call.in-progress.error-providerfault-anthropic-vertex-llm-failed" | "call.in-progress.error-vapifault-anthropic-vertex-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anthropic-vertex-401-unauthorized" | "call.in-progress.error-vapifault-anthropic-vertex-403-model-access-denied" | "call.in-progress.error-vapifault-anthropic-vertex-429-exceeded-quota" | "call.in-progress.error-providerfault-anthropic-vertex-500-server-error" | "call.in-progress.error-providerfault-anthropic-vertex-503-server-overloaded-error" | "pipeline-error-together-ai-503-server-overloaded-error" | "call.in-progress.error-providerfault-together-ai-llm-failed" | "call.in-progress.error-vapifault-together-ai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-together-ai-401-unauthorized" | "call.in-progress.error-vapifault-together-ai-403-model-access-denied" | "call.in-progress.error-vapifault-together-ai-429-exceeded-quota" | "call.in-progress.error-providerfault-together-ai-500-server-error" | "call.in-progress.error-providerfault-together-ai-503-server-overloaded-error" | "pipeline-error-anyscale-503-server-overloaded-error" | "call.in-progress.error-providerfault-anyscale-llm-failed" | "call.in-progress.error-vapifault-anyscale-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-anyscale-401-unauthorized" | "call.in-progress.error-vapifault-anyscale-403-model-access-denied" | "call.in-progress.error-vapifault-anyscale-429-exceeded-quota" | "call.in-progress.error-providerfault-anyscale-500-server-error" | "call.in-progress.error-providerfault-anyscale-503-server-overloaded-error" | "pipeline-error-openrouter-503-server-overloaded-error" | "call.in-progress.error-providerfault-openrouter-llm-failed" | "call.in-progress.error-vapifault-openrouter-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-openrouter-401-unauthorized" | "call.in-progress.error-vapifault-openrouter-403-model-access-denied" | "call.in-progress.error-vapifault-openrouter-429-exceeded-quota" | "call.in-progress.error-providerfault-openrouter-500-server-error" | "call.in-progress.error-providerfault-openrouter-503-server-overloaded-error" | "pipeline-error-perplexity-ai-503-server-overloaded-error" | "call.in-progress.error-providerfault-perplexity-ai-llm-failed" | "call.in-progress.error-vapifault-perplexity-ai-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-perplexity-ai-401-unauthorized" | "call.in-progress.error-vapifault-perplexity-ai-403-model-access-denied" | "call.in-progress.error-vapifault-perplexity-ai-429-exceeded-quota" | "call.in-progress.error-providerfault-perplexity-ai-500-server-error" | "call.in-progress.error-providerfault-perplexity-ai-503-server-overloaded-error" | "pipeline-error-deepinfra-503-server-overloaded-error" | "call.in-progress.error-providerfault-deepinfra-llm-failed" | "call.in-progress.error-vapifault-deepinfra-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-deepinfra-401-unauthorized" | "call.in-progress.error-vapifault-deepinfra-403-model-access-denied" | "call.in-progress.error-vapifault-deepinfra-429-exceeded-quota" | "call.in-progress.error-providerfault-deepinfra-500-server-error" | "call.in-progress.error-providerfault-deepinfra-503-server-overloaded-error" | "pipeline-error-runpod-503-server-overloaded-error" | "call.in-progress.error-providerfault-runpod-llm-failed" | "call.in-progress.error-vapifault-runpod-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-runpod-401-unauthorized" | "call.in-progress.error-vapifault-runpod-403-model-access-denied" | "call.in-progress.error-vapifault-runpod-429-exceeded-quota" | "call.in-progress.error-providerfault-runpod-500-server-error" | "call.in-progress.error-providerfault-runpod-503-server-overloaded-error" | "pipeline-error-custom-llm-503-server-overloaded-error" | "call.in-progress.error-providerfault-custom-llm-llm-failed" | "call.in-progress.error-vapifault-custom-llm-400-bad-request-validation-failed" | "call.in-progress.error-vapifault-custom-llm-401-unauthorized" | "call.in-progress.error-vapifault-custom-llm-403-model-access-denied" | "call.in-progress.error-vapifault-custom-llm-429-exceeded-quota" | "call.in-progress.error-providerfault-custom-llm-500-server-error" | "call.in-progress.error-providerfault-custom-llm-503-server-overloaded-error" | "call.in-progress.error-pipeline-ws-model-connection-failed" | "pipeline-error-cartesia-502-server-error" | "call.in-progress.error-vapifault-cartesia-socket-hang-up" | "call.in-progress.error-vapifault-cartesia-requested-payment" | "call.in-progress.error-providerfault-cartesia-500-server-error" | "call.in-progress.error-providerfault-cartesia-503-server-error" | "call.in-progress.error-providerfault-cartesia-522-server-error" | "pipeline-error-eleven-labs-vapi-voice-disabled-by-owner" | "pipeline-error-eleven-labs-503-server-error" | "call.in-progress.error-vapifault-eleven-labs-voice-not-found" | "call.in-progress.error-vapifault-eleven-labs-quota-exceeded" | "call.in-progress.error-vapifault-eleven-labs-unauthorized-access" | "call.in-progress.error-vapifault-eleven-labs-unauthorized-to-access-model" | "call.in-progress.error-vapifault-eleven-labs-professional-voices-only-for-creator-plus" | "call.in-progress.error-vapifault-eleven-labs-blocked-free-plan-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-blocked-concurrent-requests-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-blocked-using-instant-voice-clone-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-system-busy-and-requested-upgrade" | "call.in-progress.error-vapifault-eleven-labs-voice-not-fine-tuned" | "call.in-progress.error-vapifault-eleven-labs-invalid-api-key" | "call.in-progress.error-vapifault-eleven-labs-invalid-voice-samples" | "call.in-progress.error-vapifault-eleven-labs-voice-disabled-by-owner" | "call.in-progress.error-vapifault-eleven-labs-blocked-account-in-probation" | "call.in-progress.error-vapifault-eleven-labs-blocked-content-against-their-policy" | "call.in-progress.error-vapifault-eleven-labs-missing-samples-for-voice-clone" | "call.in-progress.error-vapifault-eleven-labs-voice-not-fine-tuned-and-cannot-be-used" | "call.in-progress.error-vapifault-eleven-labs-voice-not-allowed-for-free-users" | "call.in-progress.error-vapifault-eleven-labs-max-character-limit-exceeded" | "call.in-progress.error-vapifault-eleven-labs-blocked-voice-potentially-against-terms-of-service-and-awaiting-verification" | "call.in-progress.error-providerfault-eleven-labs-system-busy-and-requested-upgrade" | "call.in-progress.error-providerfault-eleven-labs-500-server-error" | "call.in-progress.error-providerfault-eleven-labs-503-server-error" | "call.in-progress.error-vapifault-playht-request-timed-out" | "call.in-progress.error-vapifault-playht-invalid-voice" | "call.in-progress.error-vapifault-playht-unexpected-error" | "call.in-progress.error-vapifault-playht-out-of-credits" | "call.in-progress.error-vapifault-playht-invalid-emotion" | "call.in-progress.error-vapifault-playht-voice-must-be-a-valid-voice-manifest-uri" | "call.in-progress.error-vapifault-playht-401-unauthorized" | "call.in-progress.error-vapifault-playht-403-forbidden-out-of-characters" | "call.in-progress.error-vapifault-playht-403-forbidden-api-access-not-available" | "call.in-progress.error-vapifault-playht-429-exceeded-quota" | "call.in-progress.error-providerfault-playht-502-gateway-error" | "call.in-progress.error-providerfault-playht-504-gateway-error" | "call.in-progress.error-vapifault-custom-transcriber-failed" | "pipeline-error-deepgram-returning-econnreset" | "call.in-progress.error-vapifault-deepgram-returning-400-no-such-model-language-tier-combination" | "call.in-progress.error-vapifault-deepgram-returning-401-invalid-credentials" | "call.in-progress.error-vapifault-deepgram-returning-404-not-found" | "call.in-progress.error-vapifault-deepgram-returning-403-model-access-denied" | "call.in-progress.error-providerfault-deepgram-returning-500-invalid-json" | "call.in-progress.error-providerfault-deepgram-returning-502-network-error" | "call.in-progress.error-providerfault-deepgram-returning-502-bad-gateway-ehostunreach" | "call.in-progress.error-warm-transfer-max-duration" | "call.in-progress.error-warm-transfer-assistant-cancelled" | "call.in-progress.error-warm-transfer-silence-timeout" | "call.in-progress.error-warm-transfer-microphone-timeout" | "assistant-ended-call-with-hangup-task" | "assistant-ended-call-after-message-spoken" | "call.in-progress.error-assistant-did-not-receive-customer-audio" | "call.in-progress.error-transfer-failed" | "customer-ended-call-before-warm-transfer" | "customer-ended-call-after-warm-transfer-attempt" | "customer-ended-call-during-transfer" | "call.forwarding.operator-busy" | "call.forwarding.no-answer" | "call.in-progress.error-providerfault-outbound-sip-403-forbidden" | "call.in-progress.error-providerfault-outbound-sip-407-proxy-authentication-required" | "call.in-progress.error-providerfault-outbound-sip-408-request-timeout" | "call.in-progress.error-providerfault-outbound-sip-480-temporarily-unavailable" | "call.ringing.hook-executed-say" | "call.ringing.hook-executed-transfer" | "call.ending.hook-executed-say" | "call.ending.hook-executed-transfer" | "call.ringing.sip-inbound-caller-hungup-before-call-connect" | "call-deleted" | (string & {});
        TextContent: {
            /** @constant */
            type: "text";
            text: string;
            language: "aa" | "ab" | "ae" | "af" | "ak" | "am" | "an" | "ar" | "as" | "av" | "ay" | "az" | "ba" | "be" | "bg" | "bh" | "bi" | "bm" | "bn" | "bo" | "br" | "bs" | "ca" | "ce" | "ch" | "co" | "cr" | "cs" | "cu" | "cv" | "cy" | "da" | "de" | "dv" | "dz" | "ee" | "el" | "en" | "eo" | "es" | "et" | "eu" | "fa" | "ff" | "fi" | "fj" | "fo" | "fr" | "fy" | "ga" | "gd" | "gl" | "gn" | "gu" | "gv" | "ha" | "he" | "hi" | "ho" | "hr" | "ht" | "hu" | "hy" | "hz" | "ia" | "id" | "ie" | "ig" | "ii" | "ik" | "io" | "is" | "it" | "iu" | "ja" | "jv" | "ka" | "kg" | "ki" | "kj" | "kk" | "kl" | "km" | "kn" | "ko" | "kr" | "ks" | "ku" | "kv" | "kw" | "ky" | "la" | "lb" | "lg" | "li" | "ln" | "lo" | "lt" | "lu" | "lv" | "mg" | "mh" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "na" | "nb" | "nd" | "ne" | "ng" | "nl" | "nn" | "no" | "nr" | "nv" | "ny" | "oc" | "oj" | "om" | "or" | "os" | "pa" | "pi" | "pl" | "ps" | "pt" | "qu" | "rm" | "rn" | "ro" | "ru" | "rw" | "sa" | "sc" | "sd" | "se" | "sg" | "si" | "sk" | "sl" | "sm" | "sn" | "so" | "sq" | "sr" | "ss" | "st" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "th" | "ti" | "tk" | "tl" | "tn" | "to" | "tr" | "ts" | "tt" | "tw" | "ty" | "ug" | "uk" | "ur" | "uz" | "ve" | "vi" | "vo" | "wa" | "wo" | "xh" | "yi" | "yue" | "yo" | "za" | "zh" | "zu" | (string & {});
        };
        CustomMessage: {
            contents?: components["schemas"]["TextContent"][];
            /** @constant */
            type: "custom-message";
            content?: string;
        };
        ModelMessage: {
            content: string | null;
            /** @enum {string} */
            role: "assistant" | "function" | "user" | "system" | "tool";
        };
        SummaryPlan: {
            messages?: components["schemas"]["ModelMessage"][];
            /** @default true */
            enabled?: boolean;
            /** @default 5 */
            timeoutSeconds?: number;
            /**
             * @deprecated
             * @default false
             */
            useAssistantLlm?: boolean;
        };
        /** @description How much of the conversation the next assistant is given. */
        ContextEngineeringPlan: {
            /** @enum {string} */
            type: "all" | "lastNMessages" | "none" | "previousAssistantMessages" | "userAndAssistantMessages";
            /** @description With lastNMessages alone, and needed there. */
            maxMessages?: number;
        };
        TransferFallbackPlan: {
            message: string | components["schemas"]["CustomMessage"];
            /** @default true */
            endCallEnabled?: boolean;
        };
        TransferPlan: {
            /** @default blind-transfer */
            mode: "blind-transfer" | "blind-transfer-add-summary-to-sip-header" | "warm-transfer-say-message" | "warm-transfer-say-summary" | "warm-transfer-wait-for-operator-to-speak-first-and-then-say-message" | "warm-transfer-wait-for-operator-to-speak-first-and-then-say-summary" | "warm-transfer-twiml" | "warm-transfer-experimental" | (string & {});
            message?: string | components["schemas"]["CustomMessage"];
            summaryPlan?: components["schemas"]["SummaryPlan"];
            /** @default 60 */
            timeout?: number;
            /** @enum {string} */
            sipVerb?: "refer" | "bye" | "dial";
            /** @default 60 */
            dialTimeout?: number;
            holdAudioUrl?: string;
            transferCompleteAudioUrl?: string;
            contextEngineeringPlan?: components["schemas"]["ContextEngineeringPlan"];
            twiml?: string;
            sipHeadersInReferToEnabled?: boolean;
            fallbackPlan?: components["schemas"]["TransferFallbackPlan"];
        };
        TransferDestinationNumber: {
            message?: string | components["schemas"]["CustomMessage"];
            /** @constant */
            type: "number";
            /** @default true */
            numberE164CheckEnabled?: boolean;
            number: string;
            extension?: string;
            callerId?: string;
            transferPlan?: components["schemas"]["TransferPlan"];
            description?: string;
        };
        TransferDestinationSip: {
            message?: string | components["schemas"]["CustomMessage"];
            /** @constant */
            type: "sip";
            sipUri: string;
            transferPlan?: components["schemas"]["TransferPlan"];
            sipHeaders?: {
                [key: string]: unknown;
            };
            description?: string;
            callerId?: string;
        };
        CostBreakdown: {
            transport?: number;
            stt?: number;
            llm?: number;
            tts?: number;
            vapi?: number;
            total?: number;
            llmPromptTokens?: number;
            llmCompletionTokens?: number;
            ttsCharacters?: number;
            analysisCostBreakdown?: {
                summary?: number;
                summaryPromptTokens?: number;
                summaryCompletionTokens?: number;
                structuredData?: number;
                structuredDataPromptTokens?: number;
                structuredDataCompletionTokens?: number;
                successEvaluation?: number;
                successEvaluationPromptTokens?: number;
                successEvaluationCompletionTokens?: number;
                summaryCachedPromptTokens?: number;
                structuredDataCachedPromptTokens?: number;
                successEvaluationCachedPromptTokens?: number;
                structuredOutput?: number;
                structuredOutputPromptTokens?: number;
                structuredOutputCompletionTokens?: number;
                structuredOutputCachedPromptTokens?: number;
            };
            chat?: number;
            llmCachedPromptTokens?: number;
        };
        ArtifactPlan: {
            /** @default true */
            recordingEnabled?: boolean;
            /** @default false */
            videoRecordingEnabled?: boolean;
            transcriptPlan?: {
                /** @default true */
                enabled?: boolean;
                /** @default AI */
                assistantName?: string;
                /** @default User */
                userName?: string;
            };
            /** @default / */
            recordingPath?: string;
            /** @enum {string} */
            recordingFormat?: "wav;l16" | "mp3";
            recordingUseCustomStorageEnabled?: boolean;
            fullMessageHistoryEnabled?: boolean;
            pcapEnabled?: boolean;
            pcapS3PathPrefix?: string;
            pcapUseCustomStorageEnabled?: boolean;
            loggingEnabled?: boolean;
            loggingUseCustomStorageEnabled?: boolean;
            structuredOutputIds?: string[];
            structuredOutputs?: {
                [key: string]: unknown;
            }[];
            scorecardIds?: string[];
            scorecards?: {
                [key: string]: unknown;
            }[];
            loggingPath?: string;
        };
        Analysis: {
            summary?: string;
            structuredData?: {
                [key: string]: unknown;
            };
            successEvaluation?: string;
            structuredDataMulti?: {
                [key: string]: unknown;
            }[];
        };
        Artifact: {
            messages?: components["schemas"]["CallMessage"][];
            messagesOpenAIFormatted?: components["schemas"]["ModelMessage"][];
            /** @deprecated */
            recordingUrl?: string;
            /** @deprecated */
            stereoRecordingUrl?: string;
            /** @deprecated */
            videoRecordingUrl?: string;
            /** @deprecated */
            videoRecordingStartDelaySeconds?: number;
            /** @description All that was said, a line for each turn. */
            transcript?: string;
            skippedStructuredOutputs?: {
                [key: string]: {
                    name?: string;
                    unmetCondition?: {
                        [key: string]: unknown;
                    };
                };
            };
            transfers?: {
                destination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
                mode?: string;
                transcript?: string;
                status?: "connected" | "no-answer" | "busy" | "voicemail" | "failed" | "completed" | "cancelled" | (string & {});
                messages?: components["schemas"]["CallMessage"][];
            }[];
            recording?: {
                stereoUrl?: string;
                videoUrl?: string;
                videoRecordingStartDelaySeconds?: number;
                mono?: {
                    combinedUrl?: string;
                    assistantUrl?: string;
                    customerUrl?: string;
                };
            };
            pcapUrl?: string;
            logUrl?: string;
            nodes?: {
                messages?: components["schemas"]["CallMessage"][];
                nodeName?: string;
                variableValues?: {
                    [key: string]: unknown;
                };
            }[];
            assistantActivations?: {
                assistantName?: string;
                assistantId?: string;
                assistantVersion?: string | null;
            }[];
            /** @description The values of the variables at the end. */
            variableValues?: {
                [key: string]: unknown;
            };
            performanceMetrics?: {
                turnLatencies?: {
                    modelLatency?: number;
                    voiceLatency?: number;
                    transcriberLatency?: number;
                    endpointingLatency?: number;
                    turnLatency?: number;
                }[];
                modelLatencyAverage?: number;
                voiceLatencyAverage?: number;
                transcriberLatencyAverage?: number;
                endpointingLatencyAverage?: number;
                turnLatencyAverage?: number;
                fromTransportLatencyAverage?: number;
                toTransportLatencyAverage?: number;
                numUserInterrupted?: number;
                numAssistantInterrupted?: number;
            };
            structuredOutputs?: {
                [key: string]: unknown;
            };
            scorecards?: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            structuredOutputsLastUpdatedAt?: string;
            presignedMonoUrl?: string;
            presignedStereoUrl?: string;
            presignedVideoUrl?: string;
            presignedAssistantUrl?: string;
            presignedCustomerUrl?: string;
            presignedPcapUrl?: string;
            presignedLogUrl?: string;
            presignedUrlsExpiresAt?: string;
        };
        /** @description What carries the call. Each provider has a few of these keys; a web call has the address of its room. */
        CallTransport: {
            provider: "daily" | "twilio" | "vonage" | "vapi" | "telnyx" | "vapi.sip" | "vapi.websocket" | (string & {});
            conversationType?: string;
            /** @description The address of the room of a web call. */
            callUrl?: string;
            callSipUri?: string;
            /** @default true */
            roomDeleteOnUserLeaveEnabled?: boolean;
            assistantVideoEnabled?: boolean;
            /** @description Opens the room of a web call, where it needs opening. */
            callToken?: string;
            accountSid?: string;
            callSid?: string;
            forwardedFrom?: string;
            callControlId?: string;
            callLegId?: string;
            callSessionId?: string;
            sbcCallSid?: string;
            dialTimeout?: number;
            conversationUUID?: string;
            callUUID?: string;
            audioFormat?: {
                sampleRate: number;
                /** @enum {string} */
                format: "pcm_s16le" | "mulaw";
                /** @enum {string} */
                container?: "raw";
            };
        };
        Transcriber: components["schemas"]["AssemblyAITranscriber"] | components["schemas"]["CustomTranscriber"] | components["schemas"]["DeepgramTranscriber"] | components["schemas"]["GladiaTranscriber"] | components["schemas"]["TalkscriberTranscriber"] | components["schemas"]["OtherTranscriber"] | components["schemas"]["GoogleTranscriber"] | components["schemas"]["OpenAITranscriber"];
        FallbackTranscriberPlan: {
            transcribers?: components["schemas"]["Transcriber"][];
        };
        AssemblyAITranscriber: {
            /** @constant */
            provider: "assembly-ai";
            language?: "en" | "multi" | (string & {});
            realtimeUrl?: string;
            wordBoost?: string[];
            endUtteranceSilenceThreshold?: number;
            disablePartialTranscripts?: boolean;
            confidenceThreshold?: number;
            formatTurns?: boolean;
            endOfTurnConfidenceThreshold?: number;
            minEndOfTurnSilenceWhenConfident?: number;
            /** @deprecated */
            wordFinalizationMaxWaitTime?: number;
            maxTurnSilence?: number;
            vadAssistedEndpointingEnabled?: boolean;
            /** @enum {string} */
            mode?: "max_accuracy" | "min_latency" | "balanced";
            prompt?: string;
            agentContext?: string;
            languageCodes?: (("en" | "es" | "fr" | "de" | "it" | "pt" | "tr" | "nl" | "sv" | "no" | "da" | "fi" | "hi" | "vi" | "ar" | "he" | "ja" | "zh") | string)[];
            /** @enum {string} */
            speechModel?: "universal-streaming-english" | "universal-streaming-multilingual" | "universal-3-5-pro";
            keytermsPrompt?: string[];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        BackoffPlan: {
            /** @enum {string} */
            type: "fixed" | "exponential";
            maxRetries: number;
            baseDelaySeconds: number;
            excludedStatusCodes?: number[];
        };
        Server: {
            /**
             * @description How long an answer may take.
             * @default 20
             */
            timeoutSeconds?: number;
            /** @description Where messages go. */
            url?: string;
            /**
             * @deprecated
             * @description Sent along as the header x-vapi-secret.
             */
            secret?: string;
            headers?: {
                [key: string]: unknown;
            };
            /** @description A stored credential that says how requests prove where they are from. */
            credentialId?: string;
            staticIpAddressesEnabled?: boolean;
            encryptedPaths?: string[];
            backoffPlan?: components["schemas"]["BackoffPlan"];
        };
        CustomTranscriber: {
            /** @constant */
            provider: "custom-transcriber";
            server: components["schemas"]["Server"];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        DeepgramTranscriber: {
            /** @constant */
            provider: "deepgram";
            model?: "nova-2" | "nova-2-general" | "nova-2-meeting" | "nova-2-phonecall" | "nova-2-finance" | "nova-2-conversationalai" | "nova-2-voicemail" | "nova-2-video" | "nova-2-medical" | "nova-2-drivethru" | "nova-2-automotive" | "nova" | "nova-general" | "nova-phonecall" | "nova-medical" | "enhanced" | "enhanced-general" | "enhanced-meeting" | "enhanced-phonecall" | "enhanced-finance" | "base" | "base-general" | "base-meeting" | "base-phonecall" | "base-finance" | "base-conversationalai" | "base-voicemail" | "base-video" | "nova-3" | "nova-3-general" | "nova-3-medical" | "whisper" | "flux-general-en" | "flux-general-multi" | (string & {});
            language?: "bg" | "ca" | "cs" | "da" | "da-DK" | "de" | "de-CH" | "el" | "en" | "en-AU" | "en-GB" | "en-IN" | "en-NZ" | "en-US" | "es" | "es-419" | "es-LATAM" | "et" | "fi" | "fr" | "fr-CA" | "hi" | "hi-Latn" | "hu" | "id" | "it" | "ja" | "ko" | "ko-KR" | "lt" | "lv" | "ms" | "multi" | "nl" | "nl-BE" | "no" | "pl" | "pt" | "pt-BR" | "ro" | "ru" | "sk" | "sv" | "sv-SE" | "ta" | "taq" | "th" | "th-TH" | "tr" | "uk" | "vi" | "zh" | "zh-CN" | "zh-HK" | "zh-Hans" | "zh-Hant" | "zh-TW" | "ar" | "az" | "ba" | "be" | "bn" | "br" | "bs" | "en-CA" | "en-IE" | "eu" | "fa" | "ha" | "haw" | "he" | "hr" | "is" | "jw" | "kn" | "ln" | "mk" | "mr" | "pt-PT" | "sl" | "sn" | "so" | "sr" | "su" | "te" | "tl" | "tt" | "ur" | "yo" | (string & {});
            smartFormat?: boolean;
            /**
             * @deprecated
             * @default false
             */
            codeSwitchingEnabled?: boolean;
            keywords?: string[];
            /** @default 10 */
            endpointing?: number;
            /** @default false */
            mipOptOut?: boolean;
            numerals?: boolean;
            profanityFilter?: boolean;
            redaction?: ("pci" | "pii" | "phi" | "numbers")[];
            confidenceThreshold?: number;
            eotThreshold?: number;
            eotTimeoutMs?: number;
            languages?: string[];
            keyterm?: string[];
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        GladiaTranscriber: {
            /** @constant */
            provider: "gladia";
            model?: "fast" | "accurate" | "solaria-1" | (string & {});
            /** @enum {string} */
            languageBehaviour?: "manual" | "automatic single language" | "automatic multiple languages";
            language?: "af" | "sq" | "am" | "ar" | "hy" | "as" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fo" | "fi" | "fr" | "gl" | "ka" | "de" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "id" | "it" | "ja" | "jp" | "jv" | "kn" | "kk" | "km" | "ko" | "lo" | "la" | "lv" | "ln" | "lt" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "mymr" | "ne" | "no" | "nn" | "oc" | "ps" | "fa" | "pl" | "pt" | "pa" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "es" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "ur" | "uz" | "vi" | "cy" | "yi" | "yo" | "my" | (string & {});
            transcriptionHint?: string;
            prosody?: boolean;
            audioEnhancer?: boolean;
            languages?: (("af" | "sq" | "am" | "ar" | "hy" | "as" | "az" | "ba" | "eu" | "be" | "bn" | "bs" | "br" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fo" | "fi" | "fr" | "gl" | "ka" | "de" | "el" | "gu" | "ht" | "ha" | "haw" | "he" | "hi" | "hu" | "is" | "id" | "it" | "ja" | "jv" | "kn" | "kk" | "km" | "ko" | "lo" | "la" | "lv" | "ln" | "lt" | "lb" | "mk" | "mg" | "ms" | "ml" | "mt" | "mi" | "mr" | "mn" | "my" | "ne" | "no" | "nn" | "oc" | "ps" | "fa" | "pl" | "pt" | "pa" | "ro" | "ru" | "sa" | "sr" | "sn" | "sd" | "si" | "sk" | "sl" | "so" | "es" | "su" | "sw" | "sv" | "tl" | "tg" | "ta" | "tt" | "te" | "th" | "bo" | "tr" | "tk" | "uk" | "ur" | "uz" | "vi" | "cy" | "yi" | "yo") | string)[];
            confidenceThreshold?: number;
            endpointing?: number;
            speechThreshold?: number;
            customVocabularyEnabled?: boolean;
            customVocabularyConfig?: {
                vocabulary: (string | {
                    value: string;
                    pronunciations?: string[];
                    intensity?: number;
                    language?: string;
                })[];
                defaultIntensity?: number;
            };
            region?: "us-west" | "eu-west" | (string & {});
            receivePartialTranscripts?: boolean;
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        TalkscriberTranscriber: {
            /** @constant */
            provider: "talkscriber";
            /** @constant */
            model?: "whisper";
            language?: "en" | "zh" | "de" | "es" | "ru" | "ko" | "fr" | "ja" | "pt" | "tr" | "pl" | "ca" | "nl" | "ar" | "sv" | "it" | "id" | "hi" | "fi" | "vi" | "he" | "uk" | "el" | "ms" | "cs" | "ro" | "da" | "hu" | "ta" | "no" | "th" | "ur" | "hr" | "bg" | "lt" | "la" | "mi" | "ml" | "cy" | "sk" | "te" | "fa" | "lv" | "bn" | "sr" | "az" | "sl" | "kn" | "et" | "mk" | "br" | "eu" | "is" | "hy" | "ne" | "mn" | "bs" | "kk" | "sq" | "sw" | "gl" | "mr" | "pa" | "si" | "km" | "sn" | "yo" | "so" | "af" | "oc" | "ka" | "be" | "tg" | "sd" | "gu" | "am" | "yi" | "lo" | "uz" | "fo" | "ht" | "ps" | "tk" | "nn" | "mt" | "sa" | "lb" | "my" | "bo" | "tl" | "mg" | "as" | "tt" | "haw" | "ln" | "ha" | "ba" | "jw" | "su" | "yue" | (string & {});
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        OtherTranscriber: {
            /** @enum {string} */
            provider: "azure" | "11labs" | "cartesia" | "soniox" | "speechmatics" | "vapi" | "xai";
            language?: "af-ZA" | "am-ET" | "ar-AE" | "ar-BH" | "ar-DZ" | "ar-EG" | "ar-IL" | "ar-IQ" | "ar-JO" | "ar-KW" | "ar-LB" | "ar-LY" | "ar-MA" | "ar-OM" | "ar-PS" | "ar-QA" | "ar-SA" | "ar-SY" | "ar-TN" | "ar-YE" | "az-AZ" | "bg-BG" | "bn-IN" | "bs-BA" | "ca-ES" | "cs-CZ" | "cy-GB" | "da-DK" | "de-AT" | "de-CH" | "de-DE" | "el-GR" | "en-AU" | "en-CA" | "en-GB" | "en-GH" | "en-HK" | "en-IE" | "en-IN" | "en-KE" | "en-NG" | "en-NZ" | "en-PH" | "en-SG" | "en-TZ" | "en-US" | "en-ZA" | "es-AR" | "es-BO" | "es-CL" | "es-CO" | "es-CR" | "es-CU" | "es-DO" | "es-EC" | "es-ES" | "es-GQ" | "es-GT" | "es-HN" | "es-MX" | "es-NI" | "es-PA" | "es-PE" | "es-PR" | "es-PY" | "es-SV" | "es-US" | "es-UY" | "es-VE" | "et-EE" | "eu-ES" | "fa-IR" | "fi-FI" | "fil-PH" | "fr-BE" | "fr-CA" | "fr-CH" | "fr-FR" | "ga-IE" | "gl-ES" | "gu-IN" | "he-IL" | "hi-IN" | "hr-HR" | "hu-HU" | "hy-AM" | "id-ID" | "is-IS" | "it-CH" | "it-IT" | "ja-JP" | "jv-ID" | "ka-GE" | "kk-KZ" | "km-KH" | "kn-IN" | "ko-KR" | "lo-LA" | "lt-LT" | "lv-LV" | "mk-MK" | "ml-IN" | "mn-MN" | "mr-IN" | "ms-MY" | "mt-MT" | "my-MM" | "nb-NO" | "ne-NP" | "nl-BE" | "nl-NL" | "pa-IN" | "pl-PL" | "ps-AF" | "pt-BR" | "pt-PT" | "ro-RO" | "ru-RU" | "si-LK" | "sk-SK" | "sl-SI" | "so-SO" | "sq-AL" | "sr-RS" | "sv-SE" | "sw-KE" | "sw-TZ" | "ta-IN" | "te-IN" | "th-TH" | "tr-TR" | "uk-UA" | "ur-IN" | "uz-UZ" | "vi-VN" | "wuu-CN" | "yue-CN" | "zh-CN" | "zh-CN-shandong" | "zh-CN-sichuan" | "zh-HK" | "zh-TW" | "zu-ZA" | "aa" | "ab" | "ae" | "af" | "ak" | "am" | "an" | "ar" | "as" | "av" | "ay" | "az" | "ba" | "be" | "bg" | "bh" | "bi" | "bm" | "bn" | "bo" | "br" | "bs" | "ca" | "ce" | "ch" | "co" | "cr" | "cs" | "cu" | "cv" | "cy" | "da" | "de" | "dv" | "dz" | "ee" | "el" | "en" | "eo" | "es" | "et" | "eu" | "fa" | "ff" | "fi" | "fj" | "fo" | "fr" | "fy" | "ga" | "gd" | "gl" | "gn" | "gu" | "gv" | "ha" | "he" | "hi" | "ho" | "hr" | "ht" | "hu" | "hy" | "hz" | "ia" | "id" | "ie" | "ig" | "ii" | "ik" | "io" | "is" | "it" | "iu" | "ja" | "jv" | "ka" | "kg" | "ki" | "kj" | "kk" | "kl" | "km" | "kn" | "ko" | "kr" | "ks" | "ku" | "kv" | "kw" | "ky" | "la" | "lb" | "lg" | "li" | "ln" | "lo" | "lt" | "lu" | "lv" | "mg" | "mh" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "na" | "nb" | "nd" | "ne" | "ng" | "nl" | "nn" | "no" | "nr" | "nv" | "ny" | "oc" | "oj" | "om" | "or" | "os" | "pa" | "pi" | "pl" | "ps" | "pt" | "qu" | "rm" | "rn" | "ro" | "ru" | "rw" | "sa" | "sc" | "sd" | "se" | "sg" | "si" | "sk" | "sl" | "sm" | "sn" | "so" | "sq" | "sr" | "ss" | "st" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "th" | "ti" | "tk" | "tl" | "tn" | "to" | "tr" | "ts" | "tt" | "tw" | "ty" | "ug" | "uk" | "ur" | "uz" | "ve" | "vi" | "vo" | "wa" | "wo" | "xh" | "yi" | "yue" | "yo" | "za" | "zh" | "zu" | "auto" | "ar_en" | "en_ms" | "cmn" | "cmn_en" | "en_es" | "en_ta" | "fil" | (string & {});
            /** @enum {string} */
            segmentationStrategy?: "Default" | "Time" | "Semantic";
            segmentationSilenceTimeoutMs?: number;
            segmentationMaximumTimeMs?: number;
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
            model?: "scribe_v1" | "scribe_v2" | "scribe_v2_realtime" | "ink-whisper" | "ink-2" | "stt-rt-v4" | "stt-rt-v5" | "default" | (string & {});
            silenceThresholdSeconds?: number;
            confidenceThreshold?: number;
            minSpeechDurationMs?: number;
            minSilenceDurationMs?: number;
            languages?: (("aa" | "ab" | "ae" | "af" | "ak" | "am" | "an" | "ar" | "as" | "av" | "ay" | "az" | "ba" | "be" | "bg" | "bh" | "bi" | "bm" | "bn" | "bo" | "br" | "bs" | "ca" | "ce" | "ch" | "co" | "cr" | "cs" | "cu" | "cv" | "cy" | "da" | "de" | "dv" | "dz" | "ee" | "el" | "en" | "eo" | "es" | "et" | "eu" | "fa" | "ff" | "fi" | "fj" | "fo" | "fr" | "fy" | "ga" | "gd" | "gl" | "gn" | "gu" | "gv" | "ha" | "he" | "hi" | "ho" | "hr" | "ht" | "hu" | "hy" | "hz" | "ia" | "id" | "ie" | "ig" | "ii" | "ik" | "io" | "is" | "it" | "iu" | "ja" | "jv" | "ka" | "kg" | "ki" | "kj" | "kk" | "kl" | "km" | "kn" | "ko" | "kr" | "ks" | "ku" | "kv" | "kw" | "ky" | "la" | "lb" | "lg" | "li" | "ln" | "lo" | "lt" | "lu" | "lv" | "mg" | "mh" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "na" | "nb" | "nd" | "ne" | "ng" | "nl" | "nn" | "no" | "nr" | "nv" | "ny" | "oc" | "oj" | "om" | "or" | "os" | "pa" | "pi" | "pl" | "ps" | "pt" | "qu" | "rm" | "rn" | "ro" | "ru" | "rw" | "sa" | "sc" | "sd" | "se" | "sg" | "si" | "sk" | "sl" | "sm" | "sn" | "so" | "sq" | "sr" | "ss" | "st" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "th" | "ti" | "tk" | "tl" | "tn" | "to" | "tr" | "ts" | "tt" | "tw" | "ty" | "ug" | "uk" | "ur" | "uz" | "ve" | "vi" | "vo" | "wa" | "wo" | "xh" | "yi" | "yue" | "yo" | "za" | "zh" | "zu") | string)[];
            languageHintsStrict?: boolean;
            maxEndpointDelayMs?: number;
            customVocabulary?: string[];
            contextGeneral?: {
                key: string;
                value: string;
            }[];
            /** @enum {string} */
            operatingPoint?: "standard" | "enhanced";
            region?: "eu" | "us" | (string & {});
            /** @default false */
            enableDiarization?: boolean;
            /** @default 3000 */
            maxDelay?: number;
            /** @enum {string} */
            numeralStyle?: "written" | "spoken";
            /** @default 0.5 */
            endOfTurnSensitivity?: number;
            /** @default false */
            removeDisfluencies?: boolean;
            /** @default 0 */
            minimumSpeechDuration?: number;
            /** @enum {string} */
            version?: "latest" | "1";
            keywords?: string[];
            /** @enum {string} */
            turnTaking?: "intelligent" | "manual";
        };
        GoogleTranscriber: {
            /** @constant */
            provider: "google";
            model?: "gemini-3.5-flash" | "gemini-3.1-flash-lite" | "gemini-3-flash-preview" | "gemini-2.5-pro" | "gemini-2.5-flash" | "gemini-2.5-flash-lite" | "gemini-2.0-flash-thinking-exp" | "gemini-2.0-pro-exp-02-05" | "gemini-2.0-flash" | "gemini-2.0-flash-lite" | "gemini-2.0-flash-exp" | "gemini-2.0-flash-realtime-exp" | "gemini-1.5-flash" | "gemini-1.5-flash-002" | "gemini-1.5-pro" | "gemini-1.5-pro-002" | "gemini-1.0-pro" | (string & {});
            language?: "Multilingual" | "Arabic" | "Bengali" | "Bulgarian" | "Chinese" | "Croatian" | "Czech" | "Danish" | "Dutch" | "English" | "Estonian" | "Finnish" | "French" | "German" | "Greek" | "Hebrew" | "Hindi" | "Hungarian" | "Indonesian" | "Italian" | "Japanese" | "Korean" | "Latvian" | "Lithuanian" | "Norwegian" | "Polish" | "Portuguese" | "Romanian" | "Russian" | "Serbian" | "Slovak" | "Slovenian" | "Spanish" | "Swahili" | "Swedish" | "Thai" | "Turkish" | "Ukrainian" | "Vietnamese" | (string & {});
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        OpenAITranscriber: {
            /** @constant */
            provider: "openai";
            model: "gpt-4o-transcribe" | "gpt-4o-mini-transcribe" | (string & {});
            language?: "af" | "ar" | "hy" | "az" | "be" | "bs" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fi" | "fr" | "gl" | "de" | "el" | "he" | "hi" | "hu" | "is" | "id" | "it" | "ja" | "kn" | "kk" | "ko" | "lv" | "lt" | "mk" | "ms" | "mr" | "mi" | "ne" | "no" | "fa" | "pl" | "pt" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sw" | "sv" | "tl" | "ta" | "th" | "tr" | "uk" | "ur" | "vi" | "cy" | (string & {});
            fallbackPlan?: components["schemas"]["FallbackTranscriberPlan"];
        };
        ToolMessageStart: {
            contents?: components["schemas"]["TextContent"][];
            /** @constant */
            type: "request-start";
            content?: string;
            conditions?: {
                operator: "eq" | "neq" | "gt" | "gte" | "lt" | "lte" | (string & {});
                param: string;
                value: string;
            }[];
            /** @default false */
            blocking?: boolean;
        };
        ToolMessageComplete: {
            contents?: components["schemas"]["TextContent"][];
            /** @constant */
            type: "request-complete";
            /** @enum {string} */
            role?: "assistant" | "system";
            /** @default false */
            endCallAfterSpokenEnabled?: boolean;
            content?: string;
            conditions?: {
                operator: "eq" | "neq" | "gt" | "gte" | "lt" | "lte" | (string & {});
                param: string;
                value: string;
            }[];
        };
        ToolMessageFailed: {
            contents?: components["schemas"]["TextContent"][];
            /** @constant */
            type: "request-failed";
            /** @default false */
            endCallAfterSpokenEnabled?: boolean;
            content?: string;
            conditions?: {
                operator: "eq" | "neq" | "gt" | "gte" | "lt" | "lte" | (string & {});
                param: string;
                value: string;
            }[];
            /** @enum {string} */
            role?: "assistant" | "system";
        };
        ToolMessageDelayed: {
            contents?: components["schemas"]["TextContent"][];
            /** @constant */
            type: "request-response-delayed";
            timingMilliseconds?: number;
            content?: string;
            conditions?: {
                operator: "eq" | "neq" | "gt" | "gte" | "lt" | "lte" | (string & {});
                param: string;
                value: string;
            }[];
        };
        ToolMessage: components["schemas"]["ToolMessageStart"] | components["schemas"]["ToolMessageComplete"] | components["schemas"]["ToolMessageFailed"] | components["schemas"]["ToolMessageDelayed"];
        JsonSchema: {
            type: "string" | "number" | "integer" | "boolean" | "array" | "object" | (string & {});
            items?: components["schemas"]["JsonSchema"];
            properties?: {
                [key: string]: components["schemas"]["JsonSchema"];
            };
            description?: string;
            required?: string[];
            pattern?: string;
            format?: "date-time" | "time" | "date" | "duration" | "email" | "hostname" | "ipv4" | "ipv6" | "uuid" | (string & {});
            enum?: string[];
            title?: string;
        };
        FunctionDefinition: {
            /** @default false */
            strict?: boolean;
            name: string;
            description?: string;
            parameters?: {
                /** @constant */
                type: "object";
                properties: {
                    [key: string]: components["schemas"]["JsonSchema"];
                };
                required?: string[];
            };
        };
        RejectionCondition: {
            /** @constant */
            type: "regex";
            regex: string;
            target?: {
                /** @enum {string} */
                role?: "user" | "assistant";
                position?: number;
            };
            negate?: boolean;
        } | {
            /** @constant */
            type: "liquid";
            liquid: string;
        } | {
            /** @constant */
            type: "group";
            /** @enum {string} */
            operator: "AND" | "OR";
            conditions: components["schemas"]["RejectionCondition"][];
        };
        /** @description When the platform refuses to run a tool. */
        ToolRejectionPlan: {
            conditions?: components["schemas"]["RejectionCondition"][];
        };
        CreateSimpleTool: {
            /** @deprecated */
            async?: boolean;
            messages?: components["schemas"]["ToolMessage"][];
            /** @enum {string} */
            type: "dtmf" | "endCall" | "output" | "voicemail";
            /** @deprecated */
            function?: components["schemas"]["FunctionDefinition"];
            /** @deprecated */
            server?: components["schemas"]["Server"];
            /** @default false */
            sipInfoDtmfEnabled?: boolean;
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            /** @default false */
            beepDetectionEnabled?: boolean;
        };
        VariableExtractionPlan: {
            schema?: components["schemas"]["JsonSchema"];
            aliases?: {
                key: string;
                value: string;
            }[];
        };
        CreateFunctionTool: {
            async?: boolean;
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "function";
            function?: components["schemas"]["FunctionDefinition"];
            server?: components["schemas"]["Server"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            parameters?: {
                key: string;
                /** @description Any JSON value. */
                value: unknown;
            }[];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateGhlTool: {
            /** @deprecated */
            async?: boolean;
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "ghl";
            metadata: {
                workflowId?: string;
                locationId?: string;
            };
            /** @deprecated */
            function?: components["schemas"]["FunctionDefinition"];
            /** @deprecated */
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateMakeTool: {
            /** @deprecated */
            async?: boolean;
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "make";
            metadata: {
                scenarioId?: number;
                triggerHookId?: number;
            };
            /** @deprecated */
            function?: components["schemas"]["FunctionDefinition"];
            /** @deprecated */
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        TransferDestinationAssistant: {
            message?: string | components["schemas"]["CustomMessage"];
            /** @constant */
            type: "assistant";
            /**
             * @default rolling-history
             * @enum {string}
             */
            transferMode?: "rolling-history" | "swap-system-message-in-history" | "delete-history" | "swap-system-message-in-history-and-remove-transfer-tool-messages";
            assistantName: string;
            description?: string;
        };
        TransferDestinationStep: {
            message?: string | components["schemas"]["CustomMessage"];
            /** @constant */
            type: "step";
            stepName: string;
            description?: string;
        };
        TransferDestination: components["schemas"]["TransferDestinationAssistant"] | components["schemas"]["TransferDestinationStep"] | components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
        CreateTransferCallTool: {
            /** @deprecated */
            async?: boolean;
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "transferCall";
            destinations?: components["schemas"]["TransferDestination"][];
            /** @deprecated */
            function?: components["schemas"]["FunctionDefinition"];
            /** @deprecated */
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateBashTool: {
            /** @deprecated */
            async?: boolean;
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "bash";
            /** @constant */
            subType: "bash_20241022";
            /**
             * @default bash
             * @constant
             */
            name: "bash";
            /** @deprecated */
            function?: components["schemas"]["FunctionDefinition"];
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateComputerTool: {
            /** @deprecated */
            async?: boolean;
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "computer";
            /** @constant */
            subType: "computer_20241022";
            /**
             * @default computer
             * @constant
             */
            name: "computer";
            displayWidthPx: number;
            displayHeightPx: number;
            displayNumber?: number;
            /** @deprecated */
            function?: components["schemas"]["FunctionDefinition"];
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateTextEditorTool: {
            /** @deprecated */
            async?: boolean;
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "textEditor";
            /** @constant */
            subType: "text_editor_20241022";
            /**
             * @default str_replace_editor
             * @constant
             */
            name: "str_replace_editor";
            /** @deprecated */
            function?: components["schemas"]["FunctionDefinition"];
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateApiRequestTool: {
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "apiRequest";
            name?: string;
            /** @enum {string} */
            method: "POST" | "GET" | "PUT" | "PATCH" | "DELETE";
            timeoutSeconds?: number;
            credentialId?: string;
            encryptedPaths?: string[];
            parameters?: {
                key: string;
                /** @description Any JSON value. */
                value: unknown;
            }[];
            description?: string;
            url: string;
            body?: components["schemas"]["JsonSchema"];
            headers?: components["schemas"]["JsonSchema"];
            backoffPlan?: components["schemas"]["BackoffPlan"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateAssistant: {
            transcriber?: components["schemas"]["Transcriber"];
            model?: components["schemas"]["Model"];
            voice?: components["schemas"]["Voice"];
            /** @description What the assistant says first; see firstMessageMode. */
            firstMessage?: string;
            /**
             * @default assistant-speaks-first
             * @enum {string}
             */
            firstMessageMode?: "assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user";
            /** @deprecated */
            hipaaEnabled?: boolean;
            /** @description What is sent into the browser; a list of its own replaces the default one. */
            clientMessages?: (("conversation-update" | "function-call" | "function-call-result" | "hang" | "language-changed" | "metadata" | "model-output" | "speech-update" | "status-update" | "transcript" | "tool-calls" | "tool-calls-result" | "transfer-update" | "user-interrupted" | "voice-input" | "assistant.speechStarted" | "tool.completed" | "workflow.node.started" | "assistant.started") | string)[];
            /** @description What is sent to the server; a list of its own replaces the default one. */
            serverMessages?: (("conversation-update" | "end-of-call-report" | "function-call" | "hang" | "language-changed" | "language-change-detected" | "model-output" | "phone-call-control" | "speech-update" | "status-update" | "transcript" | "tool-calls" | "transfer-destination-request" | "transfer-update" | "user-interrupted" | "voice-input" | "assistant.started" | "assistant.speechStarted" | "transcript[transcriptType='final']" | "handoff-destination-request" | "chat.created" | "chat.deleted" | "session.created" | "session.updated" | "session.deleted" | "call.deleted" | "call.delete.failed" | "call.artifact.upload") | string)[];
            /**
             * @deprecated
             * @description After so much silence the call is ended.
             * @default 30
             */
            silenceTimeoutSeconds?: number;
            /**
             * @description After it the call is ended.
             * @default 600
             */
            maxDurationSeconds?: number;
            backgroundSound?: "off" | "office" | (string & {});
            /**
             * @deprecated
             * @default false
             */
            backgroundDenoisingEnabled?: boolean;
            /** @default false */
            modelOutputInMessagesEnabled?: boolean;
            transportConfigurations?: components["schemas"]["TransportConfigurationTwilio"][];
            /** @description Needed when it is to be handed over to in a squad. */
            name?: string;
            voicemailDetection?: "off" | components["schemas"]["TwilioVoicemailDetection"] | components["schemas"]["ModelVoicemailDetectionPlan"] | components["schemas"]["TwilioVoicemailDetectionPlan"];
            voicemailMessage?: string;
            endCallMessage?: string;
            /** @description The call is ended when the assistant says one of them. */
            endCallPhrases?: string[];
            /** @description For your own use. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @deprecated */
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            /** @deprecated */
            messagePlan?: components["schemas"]["MessagePlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            /** @description Stored credentials to use; all of the organisation when left out. */
            credentialIds?: string[];
            server?: components["schemas"]["Server"];
            /** @default false */
            firstMessageInterruptionsEnabled?: boolean;
            observabilityPlan?: {
                /** @constant */
                provider: "langfuse";
                promptName?: string;
                promptVersion?: number;
                traceName?: string;
                tags: string[];
                metadata?: {
                    [key: string]: unknown;
                };
            };
            credentials?: components["schemas"]["CreateCredential"][];
            hooks?: components["schemas"]["CallHook"][];
            compliancePlan?: components["schemas"]["CompliancePlan"];
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            keypadInputPlan?: {
                enabled?: boolean;
                timeoutSeconds?: number;
                /** @enum {string} */
                delimiters?: "#" | "*" | "";
            };
        };
        Model: components["schemas"]["HostedModel"] | components["schemas"]["AnthropicModel"] | components["schemas"]["CustomLLMModel"] | components["schemas"]["GoogleModel"] | components["schemas"]["GroqModel"] | components["schemas"]["InflectionAIModel"] | components["schemas"]["OpenAIModel"] | components["schemas"]["VapiModel"] | components["schemas"]["XaiModel"] | components["schemas"]["OtherModel"] | components["schemas"]["CerebrasModel"] | components["schemas"]["DeepSeekModel"];
        FormatPlan: {
            /** @default true */
            enabled?: boolean;
            /** @default 2025 */
            numberToDigitsCutoff?: number;
            replacements?: ({
                /** @constant */
                type: "exact";
                key: string;
                value: string;
                /** @default false */
                replaceAllEnabled?: boolean;
            } | {
                /** @constant */
                type: "regex";
                regex: string;
                options?: {
                    /** @enum {string} */
                    type: "ignore-case" | "whole-word" | "multi-line";
                    /** @default false */
                    enabled: boolean;
                }[];
                value: string;
            })[];
            formattersEnabled?: (("markdown" | "asterisk" | "quote" | "dash" | "newline" | "colon" | "acronym" | "dollarAmount" | "email" | "date" | "time" | "distance" | "unit" | "percentage" | "phoneNumber" | "number" | "stripAsterisk") | string)[];
        };
        ChunkPlan: {
            /** @default true */
            enabled?: boolean;
            /** @default 30 */
            minCharacters?: number;
            punctuationBoundaries?: (("。" | "，" | "." | "!" | "?" | ";" | ")" | "،" | "۔" | "।" | "॥" | "|" | "||" | "," | ":") | string)[];
            formatPlan?: components["schemas"]["FormatPlan"];
        };
        Voice: components["schemas"]["AzureVoice"] | components["schemas"]["CartesiaVoice"] | components["schemas"]["CustomVoice"] | components["schemas"]["DeepgramVoice"] | components["schemas"]["ElevenLabsVoice"] | components["schemas"]["LmntVoice"] | components["schemas"]["NeetsVoice"] | components["schemas"]["OpenAIVoice"] | components["schemas"]["PlayHTVoice"] | components["schemas"]["RimeAIVoice"] | components["schemas"]["TavusVoice"] | components["schemas"]["OtherVoice"] | components["schemas"]["VapiVoice"];
        FallbackPlan: {
            voices: components["schemas"]["Voice"][];
        };
        AzureVoice: {
            /** @constant */
            provider: "azure";
            voiceId: "andrew" | "brian" | "emma" | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
            speed?: number;
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /** @default true */
            cachingEnabled?: boolean;
        };
        CartesiaVoice: {
            /** @constant */
            provider: "cartesia";
            model?: "sonic-english" | "sonic-multilingual" | "sonic-3.5" | "sonic-3.5-2026-05-04" | "sonic-3" | "sonic-3-2026-01-12" | "sonic-3-2025-10-27" | "sonic-2" | "sonic-2-2025-06-11" | "sonic-preview" | "sonic" | (string & {});
            language?: "en" | "de" | "es" | "fr" | "ja" | "pt" | "zh" | "hi" | "it" | "ko" | "nl" | "pl" | "ru" | "sv" | "tr" | "ar" | "bg" | "bn" | "cs" | "da" | "el" | "fi" | "gu" | "he" | "hr" | "hu" | "id" | "ka" | "kn" | "ml" | "mr" | "ms" | "no" | "pa" | "ro" | "sk" | "ta" | "te" | "th" | "tl" | "uk" | "vi" | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
            voiceId: string;
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /** @default true */
            cachingEnabled?: boolean;
            experimentalControls?: {
                speed?: ("slowest" | "slow" | "normal" | "fast" | "fastest") | number;
                emotion?: string;
            };
            generationConfig?: {
                speed?: number;
                volume?: number;
                experimental?: {
                    accentLocalization?: number;
                };
            };
            pronunciationDictId?: string;
        };
        CustomVoice: {
            /** @constant */
            provider: "custom-voice";
            chunkPlan?: components["schemas"]["ChunkPlan"];
            server: components["schemas"]["Server"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /** @default true */
            cachingEnabled?: boolean;
            voiceId?: string;
        };
        DeepgramVoice: {
            /** @constant */
            provider: "deepgram";
            voiceId: "asteria" | "luna" | "stella" | "athena" | "hera" | "orion" | "arcas" | "perseus" | "angus" | "orpheus" | "helios" | "zeus" | "thalia" | "andromeda" | "helena" | "apollo" | "aries" | "amalthea" | "atlas" | "aurora" | "callista" | "cora" | "cordelia" | "delia" | "draco" | "electra" | "harmonia" | "hermes" | "hyperion" | "iris" | "janus" | "juno" | "jupiter" | "mars" | "minerva" | "neptune" | "odysseus" | "ophelia" | "pandora" | "phoebe" | "pluto" | "saturn" | "selene" | "theia" | "vesta" | "celeste" | "estrella" | "nestor" | "sirio" | "carina" | "alvaro" | "diana" | "aquila" | "selena" | "javier" | "viktoria" | "kara" | "fabian" | "julius" | "lara" | "elara" | "aurelia" | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /** @default true */
            cachingEnabled?: boolean;
            model?: "aura" | "aura-2" | (string & {});
            /** @default false */
            mipOptOut?: boolean;
        };
        ElevenLabsVoice: {
            /** @constant */
            provider: "11labs";
            voiceId: "burt" | "marissa" | "andrea" | "sarah" | "phillip" | "steve" | "joseph" | "myra" | "paula" | "ryan" | "drew" | "paul" | "mrb" | "matilda" | "mark" | (string & {});
            stability?: number;
            similarityBoost?: number;
            style?: number;
            useSpeakerBoost?: boolean;
            optimizeStreamingLatency?: number;
            /** @default false */
            enableSsmlParsing?: boolean;
            model?: "eleven_multilingual_v2" | "eleven_turbo_v2" | "eleven_turbo_v2_5" | "eleven_flash_v2" | "eleven_flash_v2_5" | "eleven_monolingual_v1" | "eleven_v3" | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
            language?: string;
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /** @default true */
            cachingEnabled?: boolean;
            speed?: number;
            autoMode?: boolean;
            pronunciationDictionaryLocators?: {
                pronunciationDictionaryId: string;
                versionId?: string;
            }[];
        };
        LmntVoice: {
            /** @constant */
            provider: "lmnt";
            voiceId: "lily" | "daniel" | "amy" | "ansel" | "autumn" | "ava" | "brandon" | "caleb" | "cassian" | "chloe" | "dalton" | "dustin" | "elowen" | "evander" | "huxley" | "james" | "juniper" | "kennedy" | "lauren" | "leah" | "lucas" | "magnus" | "miles" | "morgan" | "natalie" | "nathan" | "noah" | "nyssa" | "oliver" | "paige" | "ryan" | "sadie" | "sophie" | "stella" | "terrence" | "tyler" | "vesper" | "violet" | "warrick" | "zain" | "zeke" | "zoe" | (string & {});
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /** @default true */
            cachingEnabled?: boolean;
            language?: "aa" | "ab" | "ae" | "af" | "ak" | "am" | "an" | "ar" | "as" | "av" | "ay" | "az" | "ba" | "be" | "bg" | "bh" | "bi" | "bm" | "bn" | "bo" | "br" | "bs" | "ca" | "ce" | "ch" | "co" | "cr" | "cs" | "cu" | "cv" | "cy" | "da" | "de" | "dv" | "dz" | "ee" | "el" | "en" | "eo" | "es" | "et" | "eu" | "fa" | "ff" | "fi" | "fj" | "fo" | "fr" | "fy" | "ga" | "gd" | "gl" | "gn" | "gu" | "gv" | "ha" | "he" | "hi" | "ho" | "hr" | "ht" | "hu" | "hy" | "hz" | "ia" | "id" | "ie" | "ig" | "ii" | "ik" | "io" | "is" | "it" | "iu" | "ja" | "jv" | "ka" | "kg" | "ki" | "kj" | "kk" | "kl" | "km" | "kn" | "ko" | "kr" | "ks" | "ku" | "kv" | "kw" | "ky" | "la" | "lb" | "lg" | "li" | "ln" | "lo" | "lt" | "lu" | "lv" | "mg" | "mh" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "na" | "nb" | "nd" | "ne" | "ng" | "nl" | "nn" | "no" | "nr" | "nv" | "ny" | "oc" | "oj" | "om" | "or" | "os" | "pa" | "pi" | "pl" | "ps" | "pt" | "qu" | "rm" | "rn" | "ro" | "ru" | "rw" | "sa" | "sc" | "sd" | "se" | "sg" | "si" | "sk" | "sl" | "sm" | "sn" | "so" | "sq" | "sr" | "ss" | "st" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "th" | "ti" | "tk" | "tl" | "tn" | "to" | "tr" | "ts" | "tt" | "tw" | "ty" | "ug" | "uk" | "ur" | "uz" | "ve" | "vi" | "vo" | "wa" | "wo" | "xh" | "yi" | "yue" | "yo" | "za" | "zh" | "zu" | "auto" | (string & {});
        };
        /** @deprecated */
        NeetsVoice: {
            /** @constant */
            provider: "neets";
            voiceId: "vits" | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
        };
        OpenAIVoice: {
            /** @constant */
            provider: "openai";
            voiceId: "alloy" | "echo" | "fable" | "onyx" | "nova" | "shimmer" | "ash" | "ballad" | "coral" | "sage" | "verse" | "marin" | "cedar" | (string & {});
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /** @default true */
            cachingEnabled?: boolean;
            model?: "tts-1" | "tts-1-hd" | "gpt-4o-mini-tts" | (string & {});
            instructions?: string;
        };
        PlayHTVoice: {
            /** @constant */
            provider: "playht";
            voiceId: "jennifer" | "melissa" | "will" | "chris" | "matt" | "jack" | "ruby" | "davis" | "donna" | "michael" | (string & {});
            speed?: number;
            temperature?: number;
            emotion?: "female_happy" | "female_sad" | "female_angry" | "female_fearful" | "female_disgust" | "female_surprised" | "male_happy" | "male_sad" | "male_angry" | "male_fearful" | "male_disgust" | "male_surprised" | (string & {});
            voiceGuidance?: number;
            styleGuidance?: number;
            textGuidance?: number;
            model?: "PlayHT2.0" | "PlayHT2.0-turbo" | "Play3.0-mini" | "PlayDialog" | (string & {});
            language?: "afrikaans" | "albanian" | "amharic" | "arabic" | "bengali" | "bulgarian" | "catalan" | "croatian" | "czech" | "danish" | "dutch" | "english" | "french" | "galician" | "german" | "greek" | "hebrew" | "hindi" | "hungarian" | "indonesian" | "italian" | "japanese" | "korean" | "malay" | "mandarin" | "polish" | "portuguese" | "russian" | "serbian" | "spanish" | "swedish" | "tagalog" | "thai" | "turkish" | "ukrainian" | "urdu" | "xhosa" | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /** @default true */
            cachingEnabled?: boolean;
        };
        RimeAIVoice: {
            /** @constant */
            provider: "rime-ai";
            voiceId: "marsh" | "bayou" | "creek" | "brook" | "flower" | "spore" | "glacier" | "gulch" | "alpine" | "cove" | "lagoon" | "tundra" | "steppe" | "mesa" | "grove" | "rainforest" | "moraine" | "wildflower" | "peak" | "boulder" | "abbie" | "allison" | "ally" | "alona" | "amber" | "ana" | "antoine" | "armon" | "brenda" | "brittany" | "carol" | "colin" | "courtney" | "elena" | "elliot" | "eva" | "geoff" | "gerald" | "hank" | "helen" | "hera" | "jen" | "joe" | "joy" | "juan" | "kendra" | "kendrick" | "kenneth" | "kevin" | "kris" | "linda" | "madison" | "marge" | "marina" | "marissa" | "marta" | "maya" | "nicholas" | "nyles" | "phil" | "reba" | "rex" | "rick" | "ritu" | "rob" | "rodney" | "rohan" | "rosco" | "samantha" | "sandy" | "selena" | "seth" | "sharon" | "stan" | "tamra" | "tanya" | "tibur" | "tj" | "tyler" | "viv" | "yadira" | "moon" | "breeze" | "cedar" | "summit" | "thunder" | "astra" | "eucalyptus" | "mesa_extra" | "talon" | "marlu" | "falcon" | "luna" | "celeste" | "estelle" | "andromeda" | "esther" | "lyra" | "lintel" | "oculus" | "vespera" | "transom" | "bond" | "arcade" | "atrium" | "cupola" | "fern" | "sirius" | "orion" | "masonry" | "albion" | "parapet" | (string & {});
            model?: "v1" | "mist" | "arcana" | "mistv2" | (string & {});
            speed?: number;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /** @default true */
            cachingEnabled?: boolean;
            pauseBetweenBrackets?: boolean;
            phonemizeBetweenBrackets?: boolean;
            reduceLatency?: boolean;
            inlineSpeedAlpha?: string;
            language?: "en" | "es" | "de" | "fr" | "ar" | "hi" | "ja" | "he" | "pt" | "ta" | "si" | (string & {});
        };
        TavusVoice: {
            /** @constant */
            provider: "tavus";
            voiceId: "r52da2535a" | (string & {});
            chunkPlan?: components["schemas"]["ChunkPlan"];
            personaId?: string;
            callbackUrl?: string;
            conversationName?: string;
            conversationalContext?: string;
            customGreeting?: string;
            properties?: {
                maxCallDuration?: number;
                participantLeftTimeout?: number;
                participantAbsentTimeout?: number;
                enableRecording?: boolean;
                enableTranscription?: boolean;
                applyGreenscreen?: boolean;
                language?: string;
                recordingS3BucketName?: string;
                recordingS3BucketRegion?: string;
                awsAssumeRoleArn?: string;
            };
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            /** @default true */
            cachingEnabled?: boolean;
        };
        OtherVoice: {
            /** @default true */
            cachingEnabled?: boolean;
            /** @enum {string} */
            provider: "hume" | "inworld" | "minimax" | "microsoft" | "smallest-ai" | "neuphonic" | "wellsaid" | "sesame" | "xai";
            model?: "octave" | "octave2" | "inworld-tts-1" | "speech-02-hd" | "speech-02-turbo" | "speech-2.5-turbo-preview" | "lightning" | "neu_hq" | "neu_fast" | "caruso" | "legacy" | "csm-1b" | (string & {});
            voiceId: "Alex" | "Ashley" | "Craig" | "Deborah" | "Dennis" | "Edward" | "Elizabeth" | "Hades" | "Julia" | "Pixie" | "Mark" | "Olivia" | "Priya" | "Ronald" | "Sarah" | "Shaun" | "Theodore" | "Timothy" | "Wendy" | "Dominus" | "Hana" | "Clive" | "Carter" | "Blake" | "Luna" | "Yichen" | "Xiaoyin" | "Xinyi" | "Jing" | "Erik" | "Katrien" | "Lennart" | "Lore" | "Alain" | "H\u00E9l\u00E8ne" | "Mathieu" | "\u00C9tienne" | "Johanna" | "Josef" | "Gianni" | "Orietta" | "Asuka" | "Satoshi" | "Hyunwoo" | "Minji" | "Seojun" | "Yoona" | "Szymon" | "Wojciech" | "Heitor" | "Mait\u00EA" | "Diego" | "Lupita" | "Miguel" | "Rafael" | "Svetlana" | "Elena" | "Dmitry" | "Nikolai" | "Riya" | "Manoj" | "Yael" | "Oren" | "Nour" | "Omar" | "de-DE-Klaus:MAI-Voice-2" | "de-DE-Mia:MAI-Voice-2" | "en-AU-Lisa:MAI-Voice-2" | "en-US-Ethan:MAI-Voice-2" | "en-US-Grant:MAI-Voice-2" | "en-US-Harper:MAI-Voice-2" | "en-US-Iris:MAI-Voice-2" | "en-US-Jasper:MAI-Voice-2" | "en-US-Olivia:MAI-Voice-2" | "es-ES-Marta:MAI-Voice-2" | "es-MX-Alejo:MAI-Voice-2" | "es-MX-Valeria:MAI-Voice-2" | "fr-FR-Marc:MAI-Voice-2" | "fr-FR-Soleil:MAI-Voice-2" | "hi-IN-Arjun:MAI-Voice-2" | "hi-IN-Dhruv:MAI-Voice-2" | "hi-IN-Kavya:MAI-Voice-2" | "hi-IN-Priya:MAI-Voice-2" | "hu-HU-Bence:MAI-Voice-2" | "hu-HU-Levente:MAI-Voice-2" | "hu-HU-Lilla:MAI-Voice-2" | "hu-HU-R\u00E9ka:MAI-Voice-2" | "it-IT-Luca:MAI-Voice-2" | "it-IT-Rosa:MAI-Voice-2" | "ko-KR-Hana:MAI-Voice-2" | "ko-KR-Junho:MAI-Voice-2" | "nl-NL-Fleur:MAI-Voice-2" | "nl-NL-Sander:MAI-Voice-2" | "pt-BR-Caio:MAI-Voice-2" | "pt-BR-Luana:MAI-Voice-2" | "pt-BR-Pedro:MAI-Voice-2" | "pt-BR-Rafael:MAI-Voice-2" | "pt-PT-Rui:MAI-Voice-2" | "ro-RO-Andrei:MAI-Voice-2" | "ro-RO-Elena:MAI-Voice-2" | "ro-RO-Ioana:MAI-Voice-2" | "ro-RO-Radu:MAI-Voice-2" | "ru-RU-Lev:MAI-Voice-2" | "ru-RU-Masha:MAI-Voice-2" | "th-TH-Krit:MAI-Voice-2" | "th-TH-Nattapong:MAI-Voice-2" | "tr-TR-Aydin:MAI-Voice-2" | "tr-TR-Elif:MAI-Voice-2" | "zh-CN-Bo:MAI-Voice-2" | "zh-CN-Lan:MAI-Voice-2" | "zh-CN-Mei:MAI-Voice-2" | "emily" | "jasmine" | "arman" | "james" | "mithali" | "aravind" | "raj" | "diya" | "raman" | "ananya" | "isha" | "william" | "aarav" | "monika" | "niharika" | "deepika" | "raghav" | "kajal" | "radhika" | "mansi" | "nisha" | "saurabh" | "pooja" | "saina" | "sanya" | "eve" | "ara" | "rex" | "sal" | "leo" | (string & {});
            isCustomHumeVoice?: boolean;
            chunkPlan?: components["schemas"]["ChunkPlan"];
            description?: string;
            fallbackPlan?: components["schemas"]["FallbackPlan"];
            languageCode?: "en" | "zh" | "ko" | "nl" | "fr" | "es" | "ja" | "de" | "it" | "pl" | "pt" | "ru" | "hi" | "he" | "ar" | (string & {});
            /** @default 1.1 */
            temperature?: number;
            /** @default 1 */
            speakingRate?: number;
            emotion?: string;
            /** @enum {string} */
            subtitleType?: "word" | "sentence";
            /** @default 0 */
            pitch?: number;
            /** @default 1.1 */
            speed?: number;
            /** @default 1 */
            volume?: number;
            region?: "worldwide" | "china" | (string & {});
            languageBoost?: "Chinese" | "Chinese,Yue" | "English" | "Arabic" | "Russian" | "Spanish" | "French" | "Portuguese" | "German" | "Turkish" | "Dutch" | "Ukrainian" | "Vietnamese" | "Indonesian" | "Japanese" | "Italian" | "Korean" | "Thai" | "Polish" | "Romanian" | "Greek" | "Czech" | "Finnish" | "Hindi" | "Bulgarian" | "Danish" | "Hebrew" | "Malay" | "Persian" | "Slovak" | "Swedish" | "Croatian" | "Filipino" | "Hungarian" | "Norwegian" | "Slovenian" | "Catalan" | "Nynorsk" | "Tamil" | "Afrikaans" | "auto" | (string & {});
            /** @default true */
            textNormalizationEnabled?: boolean;
            style?: "adventurous" | "angry" | "caring" | "cheerful" | "confused" | "curious" | "determined" | "disappointed" | "disgusted" | "embarrassed" | "empathy" | "encouraging" | "excited" | "fearful" | "friendly" | "happy" | "hopeful" | "jealous" | "joyful" | "nostalgic" | "reflective" | "regretful" | "relieved" | "sad" | "serious" | "shouting" | "softvoice" | "surprised" | "whispering" | (string & {});
            /** @default 1 */
            styleDegree?: number;
            role?: "Girl" | "Boy" | "YoungAdultFemale" | "YoungAdultMale" | "OlderAdultFemale" | "OlderAdultMale" | "SeniorFemale" | "SeniorMale" | (string & {});
            language?: (("auto" | "en" | "ar-EG" | "ar-SA" | "ar-AE" | "bn" | "zh" | "fr" | "de" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "pt-PT" | "ru" | "es-MX" | "es-ES" | "tr" | "vi") | string) | {
                [key: string]: unknown;
            };
            enableSsml?: boolean;
            libraryIds?: string[];
        };
        VapiVoice: {
            /** @default true */
            cachingEnabled?: boolean;
            /** @constant */
            provider: "vapi";
            voiceId: string;
            version?: ("1" | "2" | "latest") | number;
            /** @default 1 */
            speed?: number;
            language?: "en-US" | "en-GB" | "en-AU" | "en-CA" | "ja" | "zh" | "de" | "hi" | "fr-FR" | "fr-CA" | "ko" | "pt-BR" | "pt-PT" | "it" | "es-ES" | "es-MX" | "id" | "nl" | "tr" | "fil" | "pl" | "sv" | "bg" | "ro" | "ar-SA" | "ar-AE" | "cs" | "el" | "fi" | "hr" | "ms" | "sk" | "da" | "ta" | "uk" | "ru" | "hu" | "no" | "vi" | "auto" | "en" | "ar" | "ar-EG" | "bn" | "es" | "fr" | "gu" | "he" | "ka" | "kn" | "ml" | "mr" | "pa" | "pt" | "te" | "th" | "tl" | (string & {});
            pronunciationDictionary?: {
                pronunciationDictId: string;
                versionId?: string;
                /** @enum {string} */
                provider?: "cartesia" | "11labs";
            }[];
            chunkPlan?: components["schemas"]["ChunkPlan"];
        };
        TransportConfigurationTwilio: {
            /** @constant */
            provider: "twilio";
            /** @default 60 */
            timeout?: number;
            /** @default false */
            record?: boolean;
            /**
             * @default mono
             * @enum {string}
             */
            recordingChannels?: "mono" | "dual";
        };
        TwilioVoicemailDetection: {
            /** @constant */
            provider: "twilio";
            voicemailDetectionTypes?: (("machine_start" | "human" | "fax" | "unknown" | "machine_end_beep" | "machine_end_silence" | "machine_end_other") | string)[];
            /** @default true */
            enabled?: boolean;
            /** @default 30 */
            machineDetectionTimeout?: number;
            /** @default 2400 */
            machineDetectionSpeechThreshold?: number;
            /** @default 1200 */
            machineDetectionSpeechEndThreshold?: number;
            /** @default 5000 */
            machineDetectionSilenceTimeout?: number;
        };
        ModelVoicemailDetectionPlan: {
            /** @default 30 */
            beepMaxAwaitSeconds?: number;
            /** @enum {string} */
            provider: "vapi" | "google" | "openai";
            backoffPlan?: {
                /** @default 5 */
                startAtSeconds?: number;
                /** @default 5 */
                frequencySeconds?: number;
                /** @default 6 */
                maxRetries?: number;
            };
            /** @enum {string} */
            type?: "audio" | "transcript";
        };
        TwilioVoicemailDetectionPlan: {
            /** @constant */
            provider: "twilio";
            voicemailDetectionTypes?: (("machine_start" | "human" | "fax" | "unknown" | "machine_end_beep" | "machine_end_silence" | "machine_end_other") | string)[];
            enabled?: boolean;
            machineDetectionTimeout?: number;
            machineDetectionSpeechThreshold?: number;
            machineDetectionSpeechEndThreshold?: number;
            machineDetectionSilenceTimeout?: number;
        };
        StructuredDataPlan: {
            messages?: components["schemas"]["ModelMessage"][];
            /** @default false */
            enabled?: boolean;
            schema?: components["schemas"]["JsonSchema"];
            /** @default 5 */
            timeoutSeconds?: number;
            /**
             * @deprecated
             * @default false
             */
            useAssistantLlm?: boolean;
        };
        SuccessEvaluationPlan: {
            rubric?: "NumericScale" | "DescriptiveScale" | "Checklist" | "Matrix" | "PercentageScale" | "LikertScale" | "AutomaticRubric" | "PassFail" | (string & {});
            messages?: components["schemas"]["ModelMessage"][];
            /** @default true */
            enabled?: boolean;
            /** @default 5 */
            timeoutSeconds?: number;
            /**
             * @deprecated
             * @default false
             */
            useAssistantLlm?: boolean;
        };
        AnalysisPlan: {
            /** @deprecated */
            summaryPlan?: components["schemas"]["SummaryPlan"];
            /** @deprecated */
            structuredDataPlan?: components["schemas"]["StructuredDataPlan"];
            /** @deprecated */
            successEvaluationPlan?: components["schemas"]["SuccessEvaluationPlan"];
            /** @deprecated */
            minMessagesThreshold?: number;
            /** @deprecated */
            structuredDataMultiPlan?: {
                key: string;
                plan: components["schemas"]["StructuredDataPlan"];
            }[];
            /** @deprecated */
            outcomeIds?: string[];
        };
        MessagePlan: {
            idleMessages?: string[];
            /** @default 3 */
            idleMessageMaxSpokenCount?: number;
            /** @default 10 */
            idleTimeoutSeconds?: number;
        };
        StartSpeakingPlan: {
            /** @default 0.4 */
            waitSeconds?: number;
            /** @deprecated */
            smartEndpointingEnabled?: "livekit" | boolean;
            customEndpointingRules?: ({
                /** @constant */
                type: "assistant";
                regex: string;
                regexOptions?: {
                    /** @enum {string} */
                    type: "ignore-case" | "whole-word" | "multi-line";
                    /** @default false */
                    enabled: boolean;
                }[];
                timeoutSeconds: number;
            } | {
                /** @constant */
                type: "customer";
                regex: string;
                regexOptions?: {
                    /** @enum {string} */
                    type: "ignore-case" | "whole-word" | "multi-line";
                    /** @default false */
                    enabled: boolean;
                }[];
                timeoutSeconds: number;
            } | {
                /** @constant */
                type: "both";
                assistantRegex: string;
                assistantRegexOptions?: {
                    /** @enum {string} */
                    type: "ignore-case" | "whole-word" | "multi-line";
                    /** @default false */
                    enabled: boolean;
                }[];
                customerRegex: string;
                customerRegexOptions?: {
                    /** @enum {string} */
                    type: "ignore-case" | "whole-word" | "multi-line";
                    /** @default false */
                    enabled: boolean;
                }[];
                timeoutSeconds: number;
            })[];
            transcriptionEndpointingPlan?: {
                /** @default 0.1 */
                onPunctuationSeconds?: number;
                /** @default 1.5 */
                onNoPunctuationSeconds?: number;
                /** @default 0.5 */
                onNumberSeconds?: number;
            };
            smartEndpointingPlan?: {
                /** @enum {string} */
                provider: "vapi" | "livekit" | "custom-endpointing-model";
                waitFunction?: string;
                server?: components["schemas"]["Server"];
            };
        };
        StopSpeakingPlan: {
            /** @default 0 */
            numWords?: number;
            /** @default 0.2 */
            voiceSeconds?: number;
            /** @default 1 */
            backoffSeconds?: number;
            acknowledgementPhrases?: string[];
            interruptionPhrases?: string[];
        };
        MonitorPlan: {
            /** @default true */
            listenEnabled?: boolean;
            /** @default true */
            controlEnabled?: boolean;
            listenAuthenticationEnabled?: boolean;
            controlAuthenticationEnabled?: boolean;
            monitorIds?: string[];
        };
        ApiKeyCredential: {
            /** @enum {string} */
            provider: "anthropic" | "anyscale" | "assembly-ai" | "cartesia" | "cerebras" | "deepinfra" | "11labs" | "gladia" | "gohighlevel" | "google" | "groq" | "inflection-ai" | "lmnt" | "openai" | "openrouter" | "perplexity-ai" | "rime-ai" | "smallest-ai" | "runpod" | "tavus" | "together-ai" | "trieve" | "xai" | "deep-seek" | "hume" | "mistral" | "neuphonic" | "wellsaid" | "speechmatics" | "inworld";
            apiKey: string;
            name?: string;
            apiUrl?: string;
        };
        CreateAzureOpenAICredential: {
            /** @constant */
            provider: "azure-openai";
            region: "australia" | "canada" | "eastus2" | "eastus" | "france" | "india" | "japan" | "uaenorth" | "northcentralus" | "norway" | "southcentralus" | "swedencentral" | "switzerland" | "uk" | "westus" | "westus3" | "australiaeast" | "canadaeast" | "canadacentral" | "centralus" | "germanywestcentral" | "japaneast" | "japanwest" | "polandcentral" | "spaincentral" | "switzerlandnorth" | "switzerlandwest" | "westeurope" | (string & {});
            models: (("gpt-4o-2024-08-06" | "gpt-4o-mini-2024-07-18" | "gpt-4o-2024-05-13" | "gpt-4-turbo-2024-04-09" | "gpt-4-0125-preview" | "gpt-4-1106-preview" | "gpt-4-0613" | "gpt-35-turbo-0125" | "gpt-35-turbo-1106" | "gpt-5.6-luna-2026-07-09" | "gpt-5.6-terra-2026-07-09" | "gpt-5.6-sol-2026-07-09" | "gpt-5.4" | "gpt-5.4-mini" | "gpt-5.4-nano" | "gpt-5.2" | "gpt-5.2-chat" | "gpt-5.1" | "gpt-5.1-chat" | "gpt-5" | "gpt-5-mini" | "gpt-5-nano" | "gpt-4.1-2025-04-14" | "gpt-4.1-mini-2025-04-14" | "gpt-4.1-nano-2025-04-14" | "gpt-4o-2024-11-20" | "gpt-4o" | "gpt-4.1" | "gpt-5.4-mini-2026-03-17") | string)[];
            openAIKey: string;
            ocpApimSubscriptionKey?: string;
            openAIEndpoint: string;
            name?: string;
        };
        CreateAzureCredential: {
            /** @constant */
            provider: "azure";
            /**
             * @default speech
             * @enum {string}
             */
            service: "speech" | "blob_storage";
            region?: "australia" | "canada" | "eastus2" | "eastus" | "france" | "india" | "japan" | "uaenorth" | "northcentralus" | "norway" | "southcentralus" | "swedencentral" | "switzerland" | "uk" | "westus" | "westus3" | "australiaeast" | "canadaeast" | "canadacentral" | "centralus" | "germanywestcentral" | "japaneast" | "japanwest" | "polandcentral" | "spaincentral" | "switzerlandnorth" | "switzerlandwest" | "westeurope" | (string & {});
            apiKey?: string;
            name?: string;
            bucketPlan?: {
                connectionString: string;
                containerName: string;
                path?: string;
            };
            fallbackIndex?: number;
        };
        CreateByoSipTrunkCredential: {
            /** @constant */
            provider?: "byo-sip-trunk";
            gateways: {
                ip: string;
                /** @default 5060 */
                port?: number;
                /** @default 32 */
                netmask?: number;
                /** @default true */
                inboundEnabled?: boolean;
                /** @default true */
                outboundEnabled?: boolean;
                /** @enum {string} */
                outboundProtocol?: "tls/srtp" | "tcp" | "tls" | "udp";
                /** @default false */
                optionsPingEnabled?: boolean;
            }[];
            outboundAuthenticationPlan?: {
                authPassword?: string;
                authUsername?: string;
                sipRegisterPlan?: {
                    domain?: string;
                    username?: string;
                    realm?: string;
                };
            };
            /** @default false */
            outboundLeadingPlusEnabled?: boolean;
            techPrefix?: string;
            sipDiversionHeader?: string;
            /** @deprecated */
            sbcConfiguration?: unknown;
            name?: string;
        };
        OAuth2AuthenticationPlan: {
            /** @constant */
            type: "oauth2";
            url: string;
            clientId: string;
            clientSecret: string;
            scope?: string;
        };
        CreateCustomLLMCredential: {
            /** @constant */
            provider: "custom-llm";
            apiKey: string;
            authenticationPlan?: components["schemas"]["OAuth2AuthenticationPlan"];
            name?: string;
        };
        CreateDeepgramCredential: {
            /** @constant */
            provider: "deepgram";
            apiKey: string;
            apiUrl?: string;
            name?: string;
        };
        CreateGcpCredential: {
            /** @constant */
            provider: "gcp";
            gcpKey: {
                type: string;
                projectId: string;
                privateKeyId: string;
                privateKey: string;
                clientEmail: string;
                clientId: string;
                authUri: string;
                tokenUri: string;
                authProviderX509CertUrl: string;
                clientX509CertUrl: string;
                universeDomain: string;
            };
            bucketPlan?: {
                name: string;
                region?: string;
                /** @default / */
                path?: string;
                hmacAccessKey?: string;
                hmacSecret?: string;
            };
            name?: string;
            fallbackIndex?: number;
            region?: string;
        };
        CreateLangfuseCredential: {
            /** @constant */
            provider: "langfuse";
            publicKey: string;
            apiKey: string;
            apiUrl: string;
            name?: string;
        };
        CreateMakeCredential: {
            /** @constant */
            provider: "make";
            teamId: string;
            region: string;
            apiKey: string;
            name?: string;
        };
        CreatePlayHTCredential: {
            /** @constant */
            provider: "playht";
            apiKey: string;
            userId: string;
            name?: string;
        };
        CreateS3Credential: {
            /** @constant */
            provider: "s3";
            awsAccessKeyId: string;
            awsSecretAccessKey: string;
            region: string;
            s3BucketName: string;
            s3PathPrefix: string;
            name?: string;
            fallbackIndex?: number;
        };
        CreateTwilioCredential: {
            /** @constant */
            provider: "twilio";
            authToken?: string;
            accountSid: string;
            name?: string;
            apiKey?: string;
            apiSecret?: string;
        };
        CreateVonageCredential: {
            /** @constant */
            provider: "vonage";
            apiSecret: string;
            apiKey: string;
            name?: string;
        };
        HMACAuthenticationPlan: {
            /** @constant */
            type: "hmac";
            secretKey: string;
            /** @enum {string} */
            algorithm: "sha256" | "sha512" | "sha1";
            signatureHeader?: string;
            timestampHeader?: string;
            signaturePrefix?: string;
            includeTimestamp?: boolean;
            payloadFormat?: string;
            messageIdHeader?: string;
            /** @enum {string} */
            signatureEncoding?: "hex" | "base64";
            secretIsBase64?: boolean;
        };
        CreateWebhookCredential: {
            /** @constant */
            provider: "webhook";
            authenticationPlan: components["schemas"]["OAuth2AuthenticationPlan"] | components["schemas"]["HMACAuthenticationPlan"] | {
                /** @constant */
                type: "bearer";
                token: string;
                headerName?: string;
                bearerPrefixEnabled?: boolean;
            };
            name?: string;
        };
        OAuth2Session: {
            accessToken?: string;
            /** Format: date-time */
            expiresAt?: string;
            refreshToken?: string;
        };
        /** @description Services that came later. Each needs a few of these keys. */
        CreateOtherCredential: {
            /** @enum {string} */
            provider: "anthropic-bedrock" | "cloudflare" | "custom-credential" | "email" | "ghl.oauth2-authorization" | "google.calendar.oauth2-authorization" | "google.calendar.oauth2-client" | "google.sheets.oauth2-authorization" | "microsoft" | "minimax" | "s3-compatible" | "slack.oauth2-authorization" | "slack-webhook" | "soniox" | "supabase";
            name?: string;
            apiKey?: string;
            apiUrl?: string;
            region?: string;
            accountId?: string;
            accountEmail?: string;
            groupId?: string;
            email?: string;
            authorizationId?: string;
            webhookUrl?: string;
            fallbackIndex?: number;
            authenticationPlan?: {
                [key: string]: unknown;
            };
            authenticationSession?: components["schemas"]["OAuth2Session"];
            encryptionPlan?: {
                [key: string]: unknown;
            };
            bucketPlan?: {
                [key: string]: unknown;
            };
        };
        CreateCredential: components["schemas"]["ApiKeyCredential"] | components["schemas"]["CreateAzureOpenAICredential"] | components["schemas"]["CreateAzureCredential"] | components["schemas"]["CreateByoSipTrunkCredential"] | components["schemas"]["CreateCustomLLMCredential"] | components["schemas"]["CreateDeepgramCredential"] | components["schemas"]["CreateGcpCredential"] | components["schemas"]["CreateLangfuseCredential"] | components["schemas"]["CreateMakeCredential"] | components["schemas"]["CreatePlayHTCredential"] | components["schemas"]["CreateS3Credential"] | components["schemas"]["CreateTwilioCredential"] | components["schemas"]["CreateVonageCredential"] | components["schemas"]["CreateWebhookCredential"] | components["schemas"]["CreateOtherCredential"];
        CreateTool: components["schemas"]["CreateSimpleTool"] | components["schemas"]["CreateFunctionTool"] | components["schemas"]["CreateGhlTool"] | components["schemas"]["CreateMakeTool"] | components["schemas"]["CreateTransferCallTool"] | components["schemas"]["CreateBashTool"] | components["schemas"]["CreateComputerTool"] | components["schemas"]["CreateTextEditorTool"] | components["schemas"]["CreateApiRequestTool"] | components["schemas"]["CreateHandoffTool"] | components["schemas"]["CreateQueryTool"] | components["schemas"]["CreateConnectedTool"] | components["schemas"]["CreateSmsTool"] | components["schemas"]["CreateMcpTool"] | components["schemas"]["CreateSipRequestTool"] | components["schemas"]["CreateCodeTool"];
        ToolCallHookAction: {
            /** @constant */
            type: "tool";
            tool?: components["schemas"]["CreateTool"];
            toolId?: string;
        };
        MessageAddHookAction: {
            /** @constant */
            type: "message.add";
            message: components["schemas"]["ModelMessage"];
            /** @default true */
            triggerResponseEnabled?: boolean;
        };
        ToolCall: {
            type: "function" | (string & {});
            function: {
                name: string;
                arguments: string;
            };
            id: string;
        };
        /** @description A turn of a text conversation. */
        ChatMessage: components["schemas"]["SystemMessage"] | components["schemas"]["UserMessage"] | {
            /** @enum {string} */
            role: "assistant" | "developer" | "tool";
            content?: string;
            refusal?: string;
            tool_calls?: components["schemas"]["ToolCall"][];
            tool_call_id?: string;
            name?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        SayHookAction: {
            /** @constant */
            type: "say";
            exact?: string | string[];
            prompt?: string | components["schemas"]["ChatMessage"][];
        };
        CallHook: {
            /** @constant */
            on: "call.ending";
            do: (components["schemas"]["ToolCallHookAction"] | components["schemas"]["MessageAddHookAction"])[];
            filters?: {
                /** @constant */
                type: "oneOf";
                key: string;
                oneOf: string[];
            }[];
        } | {
            /** @enum {string} */
            on: "assistant.speech.interrupted" | "customer.speech.interrupted";
            do: (components["schemas"]["SayHookAction"] | components["schemas"]["ToolCallHookAction"] | components["schemas"]["MessageAddHookAction"])[];
        } | {
            on: string;
            do: (components["schemas"]["SayHookAction"] | components["schemas"]["ToolCallHookAction"] | components["schemas"]["MessageAddHookAction"])[];
            options?: {
                /** @enum {string} */
                triggerResetMode?: "onUserSpeech" | "never";
                timeoutSeconds: number;
                triggerMaxCount?: number;
            };
            name?: string;
        } | {
            /** @constant */
            on: "session.created";
            do: components["schemas"]["ToolCallHookAction"][];
            name?: string;
        } | {
            /** @constant */
            on: "model.response.timeout";
            do: (components["schemas"]["SayHookAction"] | components["schemas"]["ToolCallHookAction"] | components["schemas"]["MessageAddHookAction"])[];
        };
        CompliancePlan: {
            hipaaEnabled?: boolean;
            pciEnabled?: boolean;
            securityFilterPlan?: {
                enabled?: boolean;
                filters?: {
                    [key: string]: unknown;
                }[];
                /** @enum {string} */
                mode?: "sanitize" | "reject" | "replace";
                replacementText?: string;
            };
            recordingConsentPlan?: {
                /** @enum {string} */
                type: "stay-on-line" | "verbal";
                message: string;
                voice?: components["schemas"]["Voice"];
                /** @enum {string} */
                firstMessageMode?: "assistant-speaks-first" | "assistant-waits-for-user";
                waitSeconds?: number;
                declineTool?: {
                    [key: string]: unknown;
                };
                declineToolId?: string;
            };
        };
        BackgroundSpeechDenoisingPlan: {
            smartDenoisingPlan?: {
                /** @default true */
                enabled?: boolean;
            };
            fourierDenoisingPlan?: {
                /** @default false */
                enabled?: boolean;
                /** @default true */
                mediaDetectionEnabled?: boolean;
                /** @default -35 */
                staticThreshold?: number;
                /** @default -15 */
                baselineOffsetDb?: number;
                /** @default 3000 */
                windowSizeMs?: number;
                /** @default 85 */
                baselinePercentile?: number;
            };
        };
        AssistantOverrides: {
            transcriber?: components["schemas"]["Transcriber"];
            model?: components["schemas"]["Model"];
            voice?: components["schemas"]["Voice"];
            firstMessage?: string;
            /**
             * @default assistant-speaks-first
             * @enum {string}
             */
            firstMessageMode?: "assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user";
            /** @deprecated */
            hipaaEnabled?: boolean;
            clientMessages?: (("conversation-update" | "function-call" | "function-call-result" | "hang" | "language-changed" | "metadata" | "model-output" | "speech-update" | "status-update" | "transcript" | "tool-calls" | "tool-calls-result" | "transfer-update" | "user-interrupted" | "voice-input" | "assistant.speechStarted" | "tool.completed" | "workflow.node.started" | "assistant.started") | string)[];
            serverMessages?: (("conversation-update" | "end-of-call-report" | "function-call" | "hang" | "language-changed" | "language-change-detected" | "model-output" | "phone-call-control" | "speech-update" | "status-update" | "transcript" | "tool-calls" | "transfer-destination-request" | "transfer-update" | "user-interrupted" | "voice-input" | "assistant.started" | "assistant.speechStarted" | "transcript[transcriptType='final']" | "handoff-destination-request" | "chat.created" | "chat.deleted" | "session.created" | "session.updated" | "session.deleted" | "call.deleted" | "call.delete.failed" | "call.artifact.upload") | string)[];
            /**
             * @deprecated
             * @default 30
             */
            silenceTimeoutSeconds?: number;
            /** @default 600 */
            maxDurationSeconds?: number;
            backgroundSound?: "off" | "office" | (string & {});
            /**
             * @deprecated
             * @default false
             */
            backgroundDenoisingEnabled?: boolean;
            /** @default false */
            modelOutputInMessagesEnabled?: boolean;
            transportConfigurations?: components["schemas"]["TransportConfigurationTwilio"][];
            /** @description Values for the {{variables}} in texts of the assistant. */
            variableValues?: {
                [key: string]: unknown;
            };
            name?: string;
            voicemailDetection?: "off" | components["schemas"]["TwilioVoicemailDetection"] | components["schemas"]["ModelVoicemailDetectionPlan"] | components["schemas"]["TwilioVoicemailDetectionPlan"];
            voicemailMessage?: string;
            endCallMessage?: string;
            endCallPhrases?: string[];
            metadata?: {
                [key: string]: unknown;
            };
            /** @deprecated */
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            /** @deprecated */
            messagePlan?: components["schemas"]["MessagePlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            credentialIds?: string[];
            server?: components["schemas"]["Server"];
            /** @default false */
            firstMessageInterruptionsEnabled?: boolean;
            observabilityPlan?: {
                /** @constant */
                provider: "langfuse";
                promptName?: string;
                promptVersion?: number;
                traceName?: string;
                tags: string[];
                metadata?: {
                    [key: string]: unknown;
                };
            };
            credentials?: components["schemas"]["CreateCredential"][];
            hooks?: components["schemas"]["CallHook"][];
            "tools:append"?: components["schemas"]["CreateTool"][];
            compliancePlan?: components["schemas"]["CompliancePlan"];
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            keypadInputPlan?: {
                enabled?: boolean;
                timeoutSeconds?: number;
                /** @enum {string} */
                delimiters?: "#" | "*" | "";
            };
        };
        HandoffDestinationAssistant: {
            /** @constant */
            type: "assistant";
            contextEngineeringPlan?: components["schemas"]["ContextEngineeringPlan"];
            assistantName?: string;
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistant"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            description?: string;
        };
        SquadMember: {
            assistantId?: string | null;
            assistant?: components["schemas"]["CreateAssistant"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            assistantDestinations?: (components["schemas"]["TransferDestinationAssistant"] | components["schemas"]["HandoffDestinationAssistant"])[];
            assistantVersion?: string | null;
        };
        CreateSquad: {
            name?: string;
            /** @description The first one answers. */
            members: components["schemas"]["SquadMember"][];
            membersOverrides?: components["schemas"]["AssistantOverrides"];
        };
        HandoffDestinationSquad: {
            /** @constant */
            type: "squad";
            contextEngineeringPlan?: components["schemas"]["ContextEngineeringPlan"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquad"];
            entryAssistantName?: string;
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            description?: string;
        };
        CreateHandoffTool: {
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "handoff";
            defaultResult?: string;
            destinations?: (components["schemas"]["HandoffDestinationAssistant"] | components["schemas"]["HandoffDestinationSquad"] | {
                /** @constant */
                type: "dynamic";
                server?: components["schemas"]["Server"];
                description?: string;
            })[];
            function?: components["schemas"]["FunctionDefinition"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        KnowledgeBase: {
            name: string;
            /** @constant */
            provider: "google";
            model?: "gemini-3.5-flash" | "gemini-3.1-flash-lite" | "gemini-3-flash-preview" | "gemini-2.5-pro" | "gemini-2.5-flash" | "gemini-2.5-flash-lite" | "gemini-2.0-flash-thinking-exp" | "gemini-2.0-pro-exp-02-05" | "gemini-2.0-flash" | "gemini-2.0-flash-lite" | "gemini-2.0-flash-exp" | "gemini-2.0-flash-realtime-exp" | "gemini-1.5-flash" | "gemini-1.5-flash-002" | "gemini-1.5-pro" | "gemini-1.5-pro-002" | "gemini-1.0-pro" | (string & {});
            description: string;
            fileIds: string[];
        };
        CreateQueryTool: {
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "query";
            knowledgeBases?: components["schemas"]["KnowledgeBase"][];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateConnectedTool: {
            messages?: components["schemas"]["ToolMessage"][];
            /** @enum {string} */
            type: "google.calendar.event.create" | "google.sheets.row.append" | "google.calendar.availability.check" | "slack.message.send" | "gohighlevel.calendar.availability.check" | "gohighlevel.calendar.event.create" | "gohighlevel.contact.create" | "gohighlevel.contact.get";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateSmsTool: {
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "sms";
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateMcpTool: {
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "mcp";
            server?: components["schemas"]["Server"];
            toolMessages?: {
                name: string;
                messages?: components["schemas"]["ToolMessage"][];
            }[];
            metadata?: {
                /** @enum {string} */
                protocol?: "sse" | "shttp";
            };
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateSipRequestTool: {
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "sipRequest";
            /** @enum {string} */
            verb: "INFO" | "MESSAGE" | "NOTIFY";
            headers?: components["schemas"]["JsonSchema"];
            body?: string | components["schemas"]["JsonSchema"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateCodeTool: {
            async?: boolean;
            messages?: components["schemas"]["ToolMessage"][];
            /** @constant */
            type: "code";
            code: string;
            environmentVariables?: {
                name: string;
                value: string;
            }[];
            timeoutSeconds?: number;
            credentialId?: string;
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            function?: components["schemas"]["FunctionDefinition"];
            server?: components["schemas"]["Server"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        };
        CreateCustomKnowledgeBase: {
            /** @constant */
            provider: "custom-knowledge-base";
            server: components["schemas"]["Server"];
        };
        HostedModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            /** @deprecated */
            knowledgeBaseId?: string;
            /** @enum {string} */
            provider: "anyscale" | "deepinfra" | "openrouter" | "perplexity-ai" | "together-ai";
            model: string;
            temperature?: number;
            maxTokens?: number;
            /** @default false */
            emotionRecognitionEnabled?: boolean;
            /** @default 0 */
            numFastTurns?: number;
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
        };
        AnthropicModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            /** @deprecated */
            knowledgeBaseId?: string;
            model: "claude-3-opus-20240229" | "claude-3-sonnet-20240229" | "claude-3-haiku-20240307" | "claude-3-5-sonnet-20240620" | "claude-3-5-sonnet-20241022" | "claude-3-5-haiku-20241022" | "claude-3-7-sonnet-20250219" | "claude-opus-4-20250514" | "claude-opus-4-5-20251101" | "claude-opus-4-6" | "claude-sonnet-4-20250514" | "claude-sonnet-4-5-20250929" | "claude-sonnet-4-6" | "claude-sonnet-5" | "claude-haiku-4-5-20251001" | (string & {});
            /** @constant */
            provider: "anthropic";
            temperature?: number;
            maxTokens?: number;
            /** @default false */
            emotionRecognitionEnabled?: boolean;
            /** @default 0 */
            numFastTurns?: number;
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
            thinking?: {
                /** @constant */
                type: "enabled";
                budgetTokens: number;
            };
        };
        CustomLLMModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            /** @deprecated */
            knowledgeBaseId?: string;
            /** @constant */
            provider: "custom-llm";
            /** @enum {string} */
            metadataSendMode?: "off" | "variable" | "destructured";
            url: string;
            model: string;
            temperature?: number;
            maxTokens?: number;
            /** @default false */
            emotionRecognitionEnabled?: boolean;
            /** @default 0 */
            numFastTurns?: number;
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
            headers?: {
                [key: string]: string;
            };
            wordLevelConfidenceEnabled?: boolean;
            timeoutSeconds?: number;
        };
        GoogleModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            /** @deprecated */
            knowledgeBaseId?: string;
            model: "gemini-1.5-flash" | "gemini-1.5-flash-002" | "gemini-1.5-pro" | "gemini-1.5-pro-002" | "gemini-1.0-pro" | "gemini-3.5-flash" | "gemini-3.1-flash-lite" | "gemini-3-flash-preview" | "gemini-2.5-pro" | "gemini-2.5-flash" | "gemini-2.5-flash-lite" | "gemini-2.0-flash-thinking-exp" | "gemini-2.0-pro-exp-02-05" | "gemini-2.0-flash" | "gemini-2.0-flash-lite" | "gemini-2.0-flash-exp" | "gemini-2.0-flash-realtime-exp" | (string & {});
            /** @constant */
            provider: "google";
            temperature?: number;
            maxTokens?: number;
            /** @default false */
            emotionRecognitionEnabled?: boolean;
            /** @default 0 */
            numFastTurns?: number;
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
            realtimeConfig?: {
                [key: string]: unknown;
            };
        };
        GroqModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            /** @deprecated */
            knowledgeBaseId?: string;
            model: "llama-3.3-70b-versatile" | "llama-3.1-405b-reasoning" | "llama-3.1-70b-versatile" | "llama-3.1-8b-instant" | "mixtral-8x7b-32768" | "llama3-8b-8192" | "llama3-70b-8192" | "gemma2-9b-it" | "openai/gpt-oss-20b" | "openai/gpt-oss-120b" | "deepseek-r1-distill-llama-70b" | "moonshotai/kimi-k2-instruct-0905" | "meta-llama/llama-4-scout-17b-16e-instruct" | "mistral-saba-24b" | "compound-beta" | "compound-beta-mini" | (string & {});
            /** @constant */
            provider: "groq";
            temperature?: number;
            maxTokens?: number;
            /** @default false */
            emotionRecognitionEnabled?: boolean;
            /** @default 0 */
            numFastTurns?: number;
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
        };
        InflectionAIModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            /** @deprecated */
            knowledgeBaseId?: string;
            /** @constant */
            model: "inflection_3_pi";
            /** @constant */
            provider: "inflection-ai";
            temperature?: number;
            maxTokens?: number;
            /** @default false */
            emotionRecognitionEnabled?: boolean;
            /** @default 0 */
            numFastTurns?: number;
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
        };
        OpenAIModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            /** @deprecated */
            knowledgeBaseId?: string;
            /** @constant */
            provider: "openai";
            model: "gpt-4o-realtime-preview-2024-10-01" | "gpt-4o-realtime-preview-2024-12-17" | "gpt-4o-mini-realtime-preview-2024-12-17" | "gpt-4o-mini" | "gpt-4o-mini-2024-07-18" | "gpt-4o" | "gpt-4o-2024-05-13" | "gpt-4o-2024-08-06" | "gpt-4o-2024-11-20" | "gpt-4-turbo" | "gpt-4-turbo-2024-04-09" | "gpt-4-turbo-preview" | "gpt-4-0125-preview" | "gpt-4-1106-preview" | "gpt-4" | "gpt-4-0613" | "gpt-3.5-turbo" | "gpt-3.5-turbo-0125" | "gpt-3.5-turbo-1106" | "gpt-3.5-turbo-16k" | "gpt-3.5-turbo-0613" | "gpt-5.6-sol" | "gpt-5.6-terra" | "gpt-5.6-luna" | "gpt-5.5" | "chat-latest" | "gpt-5.4" | "gpt-5.4-mini" | "gpt-5.4-nano" | "gpt-5.2" | "gpt-5.2-chat-latest" | "gpt-5.1" | "gpt-5.1-chat-latest" | "gpt-5" | "gpt-5-chat-latest" | "gpt-5-mini" | "gpt-5-nano" | "gpt-4.1-2025-04-14" | "gpt-4.1-mini-2025-04-14" | "gpt-4.1-nano-2025-04-14" | "gpt-4.1" | "gpt-4.1-mini" | "gpt-4.1-nano" | "chatgpt-4o-latest" | "o3" | "o3-mini" | "o4-mini" | "o1-mini" | "o1-mini-2024-09-12" | "gpt-realtime-2025-08-28" | "gpt-realtime-mini-2025-12-15" | "gpt-realtime-2" | "gpt-5.6-luna:westus3" | "gpt-5.6-terra:westus3" | "gpt-5.6-sol:westus3" | "gpt-5.4:eastus2" | "gpt-5.4:swedencentral" | "gpt-5.4-mini:eastus2" | "gpt-5.4-mini:swedencentral" | "gpt-5.4-nano:eastus2" | "gpt-5.4-nano:swedencentral" | "gpt-5.2:eastus2" | "gpt-5.2:swedencentral" | "gpt-5.1:eastus2" | "gpt-5.1:swedencentral" | "gpt-5:eastus2" | "gpt-5:swedencentral" | "gpt-5:canadaeast" | "gpt-5:eastus" | "gpt-5:westeurope" | "gpt-5:germanywestcentral" | "gpt-5:polandcentral" | "gpt-5:spaincentral" | "gpt-5-mini:eastus2" | "gpt-5-mini:swedencentral" | "gpt-5-mini:westeurope" | "gpt-5-mini:germanywestcentral" | "gpt-5-mini:polandcentral" | "gpt-5-mini:spaincentral" | "gpt-5-nano:eastus2" | "gpt-5-nano:swedencentral" | "gpt-4.1-2025-04-14:westus" | "gpt-4.1-2025-04-14:eastus2" | "gpt-4.1-2025-04-14:eastus" | "gpt-4.1-2025-04-14:westus3" | "gpt-4.1-2025-04-14:northcentralus" | "gpt-4.1-2025-04-14:southcentralus" | "gpt-4.1-2025-04-14:westeurope" | "gpt-4.1-2025-04-14:germanywestcentral" | "gpt-4.1-2025-04-14:polandcentral" | "gpt-4.1-2025-04-14:spaincentral" | "gpt-4.1-mini-2025-04-14:westus" | "gpt-4.1-mini-2025-04-14:eastus2" | "gpt-4.1-mini-2025-04-14:eastus" | "gpt-4.1-mini-2025-04-14:westus3" | "gpt-4.1-mini-2025-04-14:northcentralus" | "gpt-4.1-mini-2025-04-14:southcentralus" | "gpt-4.1-mini-2025-04-14:westeurope" | "gpt-4.1-mini-2025-04-14:germanywestcentral" | "gpt-4.1-mini-2025-04-14:polandcentral" | "gpt-4.1-mini-2025-04-14:spaincentral" | "gpt-4.1-nano-2025-04-14:westus" | "gpt-4.1-nano-2025-04-14:eastus2" | "gpt-4.1-nano-2025-04-14:westus3" | "gpt-4.1-nano-2025-04-14:northcentralus" | "gpt-4.1-nano-2025-04-14:southcentralus" | "gpt-4o-2024-11-20:swedencentral" | "gpt-4o-2024-11-20:westus" | "gpt-4o-2024-11-20:eastus2" | "gpt-4o-2024-11-20:eastus" | "gpt-4o-2024-11-20:westus3" | "gpt-4o-2024-11-20:southcentralus" | "gpt-4o-2024-11-20:westeurope" | "gpt-4o-2024-11-20:germanywestcentral" | "gpt-4o-2024-11-20:polandcentral" | "gpt-4o-2024-11-20:spaincentral" | "gpt-4o-2024-08-06:westus" | "gpt-4o-2024-08-06:westus3" | "gpt-4o-2024-08-06:eastus" | "gpt-4o-2024-08-06:eastus2" | "gpt-4o-2024-08-06:northcentralus" | "gpt-4o-2024-08-06:southcentralus" | "gpt-4o-mini-2024-07-18:westus" | "gpt-4o-mini-2024-07-18:westus3" | "gpt-4o-mini-2024-07-18:eastus" | "gpt-4o-mini-2024-07-18:eastus2" | "gpt-4o-mini-2024-07-18:northcentralus" | "gpt-4o-mini-2024-07-18:southcentralus" | "gpt-4o-2024-05-13:eastus2" | "gpt-4o-2024-05-13:eastus" | "gpt-4o-2024-05-13:northcentralus" | "gpt-4o-2024-05-13:southcentralus" | "gpt-4o-2024-05-13:westus3" | "gpt-4o-2024-05-13:westus" | "gpt-4-turbo-2024-04-09:eastus2" | "gpt-4-0125-preview:eastus" | "gpt-4-0125-preview:northcentralus" | "gpt-4-0125-preview:southcentralus" | "gpt-4-1106-preview:australiaeast" | "gpt-4-1106-preview:canadaeast" | "gpt-4-1106-preview:france" | "gpt-4-1106-preview:india" | "gpt-4-1106-preview:norway" | "gpt-4-1106-preview:swedencentral" | "gpt-4-1106-preview:uk" | "gpt-4-1106-preview:westus" | "gpt-4-1106-preview:westus3" | "gpt-4-0613:canadaeast" | "gpt-3.5-turbo-0125:canadaeast" | "gpt-3.5-turbo-0125:northcentralus" | "gpt-3.5-turbo-0125:southcentralus" | "gpt-3.5-turbo-1106:canadaeast" | "gpt-3.5-turbo-1106:westus" | "gpt-4.1:australiaeast" | "gpt-4o:australiaeast" | "gpt-5.4-mini:australiaeast" | (string & {});
            fallbackModels?: (("gpt-4o-realtime-preview-2024-10-01" | "gpt-4o-realtime-preview-2024-12-17" | "gpt-4o-mini-realtime-preview-2024-12-17" | "gpt-4o-mini" | "gpt-4o-mini-2024-07-18" | "gpt-4o" | "gpt-4o-2024-05-13" | "gpt-4o-2024-08-06" | "gpt-4o-2024-11-20" | "gpt-4-turbo" | "gpt-4-turbo-2024-04-09" | "gpt-4-turbo-preview" | "gpt-4-0125-preview" | "gpt-4-1106-preview" | "gpt-4" | "gpt-4-0613" | "gpt-3.5-turbo" | "gpt-3.5-turbo-0125" | "gpt-3.5-turbo-1106" | "gpt-3.5-turbo-16k" | "gpt-3.5-turbo-0613" | "gpt-5.6-sol" | "gpt-5.6-terra" | "gpt-5.6-luna" | "gpt-5.5" | "chat-latest" | "gpt-5.4" | "gpt-5.4-mini" | "gpt-5.4-nano" | "gpt-5.2" | "gpt-5.2-chat-latest" | "gpt-5.1" | "gpt-5.1-chat-latest" | "gpt-5" | "gpt-5-chat-latest" | "gpt-5-mini" | "gpt-5-nano" | "gpt-4.1-2025-04-14" | "gpt-4.1-mini-2025-04-14" | "gpt-4.1-nano-2025-04-14" | "gpt-4.1" | "gpt-4.1-mini" | "gpt-4.1-nano" | "chatgpt-4o-latest" | "o3" | "o3-mini" | "o4-mini" | "o1-mini" | "o1-mini-2024-09-12" | "gpt-realtime-2025-08-28" | "gpt-realtime-mini-2025-12-15" | "gpt-realtime-2" | "gpt-5.6-luna:westus3" | "gpt-5.6-terra:westus3" | "gpt-5.6-sol:westus3" | "gpt-5.4:eastus2" | "gpt-5.4:swedencentral" | "gpt-5.4-mini:eastus2" | "gpt-5.4-mini:swedencentral" | "gpt-5.4-nano:eastus2" | "gpt-5.4-nano:swedencentral" | "gpt-5.2:eastus2" | "gpt-5.2:swedencentral" | "gpt-5.1:eastus2" | "gpt-5.1:swedencentral" | "gpt-5:eastus2" | "gpt-5:swedencentral" | "gpt-5:canadaeast" | "gpt-5:eastus" | "gpt-5:westeurope" | "gpt-5:germanywestcentral" | "gpt-5:polandcentral" | "gpt-5:spaincentral" | "gpt-5-mini:eastus2" | "gpt-5-mini:swedencentral" | "gpt-5-mini:westeurope" | "gpt-5-mini:germanywestcentral" | "gpt-5-mini:polandcentral" | "gpt-5-mini:spaincentral" | "gpt-5-nano:eastus2" | "gpt-5-nano:swedencentral" | "gpt-4.1-2025-04-14:westus" | "gpt-4.1-2025-04-14:eastus2" | "gpt-4.1-2025-04-14:eastus" | "gpt-4.1-2025-04-14:westus3" | "gpt-4.1-2025-04-14:northcentralus" | "gpt-4.1-2025-04-14:southcentralus" | "gpt-4.1-2025-04-14:westeurope" | "gpt-4.1-2025-04-14:germanywestcentral" | "gpt-4.1-2025-04-14:polandcentral" | "gpt-4.1-2025-04-14:spaincentral" | "gpt-4.1-mini-2025-04-14:westus" | "gpt-4.1-mini-2025-04-14:eastus2" | "gpt-4.1-mini-2025-04-14:eastus" | "gpt-4.1-mini-2025-04-14:westus3" | "gpt-4.1-mini-2025-04-14:northcentralus" | "gpt-4.1-mini-2025-04-14:southcentralus" | "gpt-4.1-mini-2025-04-14:westeurope" | "gpt-4.1-mini-2025-04-14:germanywestcentral" | "gpt-4.1-mini-2025-04-14:polandcentral" | "gpt-4.1-mini-2025-04-14:spaincentral" | "gpt-4.1-nano-2025-04-14:westus" | "gpt-4.1-nano-2025-04-14:eastus2" | "gpt-4.1-nano-2025-04-14:westus3" | "gpt-4.1-nano-2025-04-14:northcentralus" | "gpt-4.1-nano-2025-04-14:southcentralus" | "gpt-4o-2024-11-20:swedencentral" | "gpt-4o-2024-11-20:westus" | "gpt-4o-2024-11-20:eastus2" | "gpt-4o-2024-11-20:eastus" | "gpt-4o-2024-11-20:westus3" | "gpt-4o-2024-11-20:southcentralus" | "gpt-4o-2024-11-20:westeurope" | "gpt-4o-2024-11-20:germanywestcentral" | "gpt-4o-2024-11-20:polandcentral" | "gpt-4o-2024-11-20:spaincentral" | "gpt-4o-2024-08-06:westus" | "gpt-4o-2024-08-06:westus3" | "gpt-4o-2024-08-06:eastus" | "gpt-4o-2024-08-06:eastus2" | "gpt-4o-2024-08-06:northcentralus" | "gpt-4o-2024-08-06:southcentralus" | "gpt-4o-mini-2024-07-18:westus" | "gpt-4o-mini-2024-07-18:westus3" | "gpt-4o-mini-2024-07-18:eastus" | "gpt-4o-mini-2024-07-18:eastus2" | "gpt-4o-mini-2024-07-18:northcentralus" | "gpt-4o-mini-2024-07-18:southcentralus" | "gpt-4o-2024-05-13:eastus2" | "gpt-4o-2024-05-13:eastus" | "gpt-4o-2024-05-13:northcentralus" | "gpt-4o-2024-05-13:southcentralus" | "gpt-4o-2024-05-13:westus3" | "gpt-4o-2024-05-13:westus" | "gpt-4-turbo-2024-04-09:eastus2" | "gpt-4-0125-preview:eastus" | "gpt-4-0125-preview:northcentralus" | "gpt-4-0125-preview:southcentralus" | "gpt-4-1106-preview:australiaeast" | "gpt-4-1106-preview:canadaeast" | "gpt-4-1106-preview:france" | "gpt-4-1106-preview:india" | "gpt-4-1106-preview:norway" | "gpt-4-1106-preview:swedencentral" | "gpt-4-1106-preview:uk" | "gpt-4-1106-preview:westus" | "gpt-4-1106-preview:westus3" | "gpt-4-0613:canadaeast" | "gpt-3.5-turbo-0125:canadaeast" | "gpt-3.5-turbo-0125:northcentralus" | "gpt-3.5-turbo-0125:southcentralus" | "gpt-3.5-turbo-1106:canadaeast" | "gpt-3.5-turbo-1106:westus" | "gpt-4.1:australiaeast" | "gpt-4o:australiaeast" | "gpt-5.4-mini:australiaeast") | string)[];
            /** @deprecated */
            semanticCachingEnabled?: boolean;
            temperature?: number;
            maxTokens?: number;
            /** @default false */
            emotionRecognitionEnabled?: boolean;
            /** @default 0 */
            numFastTurns?: number;
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
            /** @enum {string} */
            toolStrictCompatibilityMode?: "strip-parameters-with-unsupported-validation" | "strip-unsupported-validation";
            /** @enum {string} */
            promptCacheRetention?: "in_memory" | "24h";
            promptCacheKey?: string;
            reasoningEffort?: "minimal" | "none" | "low" | "medium" | "high" | "xhigh" | (string & {});
        };
        ModelBasedCondition: {
            /** @constant */
            type: "model-based";
            instruction: string;
        };
        RuleBasedCondition: {
            /** @constant */
            type: "rule-based";
            operator: "eq" | "neq" | "gt" | "gte" | "lt" | "lte" | (string & {});
            leftSide: string;
            rightSide: string;
        };
        BlockMessage: {
            contents?: components["schemas"]["TextContent"][];
            conditions?: (components["schemas"]["ModelBasedCondition"] | components["schemas"]["RuleBasedCondition"])[];
            /** @enum {string} */
            type: "block-start" | "block-complete";
            content?: string;
        };
        CreateConversationBlock: {
            messages?: components["schemas"]["BlockMessage"][];
            inputSchema?: components["schemas"]["JsonSchema"];
            outputSchema?: components["schemas"]["JsonSchema"];
            /** @constant */
            type: "conversation";
            instruction: string;
            name?: string;
        };
        CreateToolCallBlock: {
            messages?: components["schemas"]["BlockMessage"][];
            inputSchema?: components["schemas"]["JsonSchema"];
            outputSchema?: components["schemas"]["JsonSchema"];
            /** @constant */
            type: "tool-call";
            tool?: components["schemas"]["CreateSimpleTool"] | components["schemas"]["CreateFunctionTool"] | components["schemas"]["CreateGhlTool"] | components["schemas"]["CreateMakeTool"] | components["schemas"]["CreateTransferCallTool"];
            toolId?: string;
            name?: string;
        };
        BlockStep: {
            block?: components["schemas"]["CreateBlock"];
            /** @enum {string} */
            type: "handoff" | "callback";
            destinations?: {
                /** @constant */
                type: "step";
                conditions?: (components["schemas"]["ModelBasedCondition"] | components["schemas"]["RuleBasedCondition"])[];
                stepName: string;
            }[];
            name: string;
            blockId?: string;
            input?: {
                [key: string]: unknown;
            };
            mutations?: {
                conditions?: (components["schemas"]["ModelBasedCondition"] | components["schemas"]["RuleBasedCondition"])[];
                /** @constant */
                type: "assignment";
                variable: string;
                value: string;
            }[];
        };
        CreateWorkflowBlock: {
            messages?: components["schemas"]["BlockMessage"][];
            inputSchema?: components["schemas"]["JsonSchema"];
            outputSchema?: components["schemas"]["JsonSchema"];
            /** @constant */
            type: "workflow";
            steps?: components["schemas"]["BlockStep"][];
            name?: string;
        };
        CreateBlock: components["schemas"]["CreateConversationBlock"] | components["schemas"]["CreateToolCallBlock"] | components["schemas"]["CreateWorkflowBlock"];
        VapiModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            /** @deprecated */
            knowledgeBaseId?: string;
            /** @deprecated */
            steps?: components["schemas"]["BlockStep"][];
            /** @constant */
            provider: "vapi";
            model?: string;
            temperature?: number;
            /** @deprecated */
            maxTokens?: number;
            /** @default false */
            emotionRecognitionEnabled?: boolean;
            /** @default 0 */
            numFastTurns?: number;
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
            /** @enum {string} */
            version?: "latest" | "1";
            workflowId?: string;
            workflow?: {
                [key: string]: unknown;
            };
        };
        XaiModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            /** @deprecated */
            knowledgeBaseId?: string;
            model: "grok-beta" | "grok-2" | "grok-3" | "grok-4-fast-reasoning" | "grok-4-fast-non-reasoning" | "grok-4.20-0309-reasoning" | "grok-4.20-0309-non-reasoning" | "grok-4.3" | (string & {});
            /** @constant */
            provider: "xai";
            temperature?: number;
            maxTokens?: number;
            /** @default false */
            emotionRecognitionEnabled?: boolean;
            /** @default 0 */
            numFastTurns?: number;
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
        };
        OtherModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            /** @enum {string} */
            provider: "minimax" | "anthropic-bedrock";
            model: "MiniMax-M2.7" | "claude-3-opus-20240229" | "claude-3-sonnet-20240229" | "claude-3-haiku-20240307" | "claude-3-5-sonnet-20240620" | "claude-3-5-sonnet-20241022" | "claude-3-5-haiku-20241022" | "claude-3-7-sonnet-20250219" | "claude-opus-4-20250514" | "claude-opus-4-5-20251101" | "claude-opus-4-6" | "claude-sonnet-4-20250514" | "claude-sonnet-4-5-20250929" | "claude-sonnet-4-6" | "claude-haiku-4-5-20251001" | "global.anthropic.claude-haiku-4-5-20251001-v1:0" | (string & {});
            temperature?: number;
            maxTokens?: number;
            emotionRecognitionEnabled?: boolean;
            numFastTurns?: number;
            thinking?: {
                /** @constant */
                type: "enabled";
                budgetTokens: number;
            };
        };
        CerebrasModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            model: "llama3.1-8b" | "llama-3.3-70b" | (string & {});
            /** @constant */
            provider: "cerebras";
            temperature?: number;
            maxTokens?: number;
            emotionRecognitionEnabled?: boolean;
            numFastTurns?: number;
        };
        DeepSeekModel: {
            messages?: components["schemas"]["ModelMessage"][];
            tools?: components["schemas"]["CreateTool"][];
            toolIds?: string[];
            toolRefs?: {
                toolId: string;
                version: string;
            }[];
            knowledgeBase?: components["schemas"]["CreateCustomKnowledgeBase"];
            model: "deepseek-chat" | "deepseek-reasoner" | (string & {});
            /** @constant */
            provider: "deep-seek";
            temperature?: number;
            maxTokens?: number;
            emotionRecognitionEnabled?: boolean;
            numFastTurns?: number;
        };
        PhoneNumberHookAction: {
            /** @constant */
            type: "transfer";
            destination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
        } | {
            /** @constant */
            type: "say";
            exact: string;
        };
        PhoneNumberHook: {
            /** @constant */
            on: "call.ringing";
            filters?: {
                /** @constant */
                type: "startsWith";
                /** @constant */
                key: "number";
                startsWith: string[];
            }[];
            do: components["schemas"]["PhoneNumberHookAction"][];
        } | {
            /** @constant */
            on: "call.ending";
            filters?: {
                /** @constant */
                type: "oneOf";
                /** @constant */
                key: "call.endedReason";
                oneOf: string[];
            }[];
            do?: components["schemas"]["PhoneNumberHookAction"];
        };
        ImportTwilioPhoneNumber: {
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            /** @deprecated */
            twilioPhoneNumber: string;
            twilioAccountSid: string;
            twilioAuthToken?: string;
            name?: string;
            assistantId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            hooks?: components["schemas"]["PhoneNumberHook"][];
            /** @default true */
            smsEnabled?: boolean;
            twilioApiKey?: string;
            twilioApiSecret?: string;
            workflowId?: string;
        };
        Customer: {
            /** @default true */
            numberE164CheckEnabled?: boolean;
            /** @description Dialled once the call is answered. */
            extension?: string;
            /** @description In E.164, such as +441632960002. */
            number?: string;
            /** @description Instead of a number. */
            sipUri?: string;
            name?: string;
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            email?: string;
            externalId?: string;
        };
        SchedulePlan: {
            /** Format: date-time */
            earliestAt: string;
            /** Format: date-time */
            latestAt?: string;
        };
        Call: {
            /** @description Who called whom, and by what. */
            type?: "inboundPhoneCall" | "outboundPhoneCall" | "webCall" | "vapi.websocketCall" | (string & {});
            costs?: components["schemas"]["CallCost"][];
            messages?: components["schemas"]["CallMessage"][];
            /** @deprecated */
            phoneCallProvider?: "twilio" | "vonage" | "vapi" | "telnyx" | (string & {});
            phoneCallTransport?: "sip" | "pstn" | (string & {});
            /** @description Where the call is. */
            status?: "queued" | "ringing" | "in-progress" | "forwarding" | "ended" | "scheduled" | "not-found" | "deletion-failed" | (string & {});
            endedReason?: components["schemas"]["EndedReason"];
            destination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            startedAt?: string;
            /** Format: date-time */
            endedAt?: string;
            /** @description In dollars. */
            cost?: number;
            costBreakdown?: components["schemas"]["CostBreakdown"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            analysis?: components["schemas"]["Analysis"];
            monitor?: {
                listenUrl?: string;
                controlUrl?: string;
                monitors?: {
                    monitorId?: string;
                    filterPassed?: boolean;
                }[];
            };
            artifact?: components["schemas"]["Artifact"];
            transport?: components["schemas"]["CallTransport"];
            /** @deprecated */
            phoneCallProviderId?: string;
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistant"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquad"];
            phoneNumberId?: string;
            phoneNumber?: components["schemas"]["ImportTwilioPhoneNumber"];
            customerId?: string;
            customer?: components["schemas"]["Customer"];
            name?: string;
            /** @description Why it ended, in words. */
            endedMessage?: string;
            assistantVersion?: string | null;
            compliance?: {
                recordingConsent?: {
                    type?: "stay-on-line" | "verbal" | (string & {});
                    /** Format: date-time */
                    grantedAt?: string;
                };
            };
            campaignId?: string;
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            workflowId?: string;
            workflow?: {
                [key: string]: unknown;
            };
            workflowOverrides?: {
                [key: string]: unknown;
            };
            schedulePlan?: components["schemas"]["SchedulePlan"];
            /**
             * Format: uri
             * @description The room a browser joins. In a web call alone, and in no document of the platform.
             */
            webCallUrl?: string;
        };
        CreateCall: {
            name?: string;
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistant"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquad"];
            phoneNumberId?: string;
            phoneNumber?: components["schemas"]["ImportTwilioPhoneNumber"];
            customerId?: string;
            customer?: components["schemas"]["Customer"];
            assistantVersion?: string | null;
            transport?: components["schemas"]["CallTransport"];
            /** @description Several people to call at once; the reply then has results and errors. */
            customers?: components["schemas"]["Customer"][];
            schedulePlan?: components["schemas"]["SchedulePlan"];
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            workflowId?: string;
            workflow?: {
                [key: string]: unknown;
            };
            workflowOverrides?: {
                [key: string]: unknown;
            };
        };
        /** @description What came of placing several calls at once. */
        CallBatch: {
            results?: components["schemas"]["Call"][];
            errors?: {
                customer?: components["schemas"]["Customer"];
                error?: string;
            }[];
            subscriptionLimits?: {
                concurrencyBlocked?: boolean;
                concurrencyLimit?: number;
                remainingConcurrentCalls?: number;
            };
        };
        CreatePhoneCall: {
            name?: string;
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistant"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquad"];
            phoneNumberId?: string;
            phoneNumber?: components["schemas"]["ImportTwilioPhoneNumber"];
            customerId?: string;
            customer?: components["schemas"]["Customer"];
            assistantVersion?: string | null;
            transport?: components["schemas"]["CallTransport"];
            customers?: components["schemas"]["Customer"][];
            schedulePlan?: components["schemas"]["SchedulePlan"];
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            workflowId?: string;
            workflow?: {
                [key: string]: unknown;
            };
            workflowOverrides?: {
                [key: string]: unknown;
            };
        };
        CreateWebCall: {
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistant"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquad"];
            assistantVersion?: string | null;
            /**
             * @description Whether the room goes when the person leaves it.
             * @default true
             */
            roomDeleteOnUserLeaveEnabled?: boolean;
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            workflowId?: string;
            workflow?: {
                [key: string]: unknown;
            };
            workflowOverrides?: {
                [key: string]: unknown;
            };
        };
        PaginationMeta: {
            itemsPerPage?: number;
            totalItems?: number;
            currentPage?: number;
            totalPages?: number;
            hasNextPage?: boolean;
            nextCursor?: string;
            sortOrder?: "ASC" | "DESC" | (string & {});
            itemsBeyondRetention?: boolean;
            /** Format: date-time */
            createdAtLe?: string;
            /** Format: date-time */
            createdAtGe?: string;
        };
        CallPaginatedResponse: {
            results: components["schemas"]["Call"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        ByoPhoneNumber: {
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            /** @constant */
            provider: "byo-phone-number";
            /** @default true */
            numberE164CheckEnabled?: boolean;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            assistantId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            number?: string;
            credentialId?: string;
            hooks?: components["schemas"]["PhoneNumberHook"][];
            status?: "active" | "activating" | "blocked" | (string & {});
            workflowId?: string;
        };
        TwilioPhoneNumber: {
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            /** @constant */
            provider: "twilio";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            assistantId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            number?: string;
            twilioAccountSid?: string;
            twilioAuthToken?: string;
            hooks?: components["schemas"]["PhoneNumberHook"][];
            /** @default true */
            smsEnabled?: boolean;
            status?: "active" | "activating" | "blocked" | (string & {});
            twilioApiKey?: string;
            twilioApiSecret?: string;
            workflowId?: string;
        };
        VonagePhoneNumber: {
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            /** @constant */
            provider: "vonage";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            assistantId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            number?: string;
            credentialId?: string;
            hooks?: components["schemas"]["PhoneNumberHook"][];
            status?: "active" | "activating" | "blocked" | (string & {});
            workflowId?: string;
        };
        VapiPhoneNumber: {
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            /** @constant */
            provider: "vapi";
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string;
            assistantId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            sipUri?: string;
            authentication?: {
                realm?: string;
                username: string;
                password: string;
            };
            hooks?: components["schemas"]["PhoneNumberHook"][];
            status?: "active" | "activating" | "blocked" | (string & {});
            number?: string;
            workflowId?: string;
            numberDesiredAreaCode?: string;
        };
        TelnyxPhoneNumber: {
            /** @constant */
            provider: "telnyx";
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            hooks?: components["schemas"]["PhoneNumberHook"][];
            name?: string;
            assistantId?: string;
            workflowId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            number?: string;
            credentialId?: string;
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            status?: "active" | "activating" | "blocked" | (string & {});
        };
        PhoneNumber: components["schemas"]["ByoPhoneNumber"] | components["schemas"]["TwilioPhoneNumber"] | components["schemas"]["VonagePhoneNumber"] | components["schemas"]["VapiPhoneNumber"] | components["schemas"]["TelnyxPhoneNumber"];
        PhoneNumberPaginatedResponse: {
            results: components["schemas"]["PhoneNumber"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        Assistant: {
            transcriber?: components["schemas"]["Transcriber"];
            model?: components["schemas"]["Model"];
            voice?: components["schemas"]["Voice"];
            firstMessage?: string;
            /** @default assistant-speaks-first */
            firstMessageMode?: "assistant-speaks-first" | "assistant-speaks-first-with-model-generated-message" | "assistant-waits-for-user" | (string & {});
            /** @deprecated */
            hipaaEnabled?: boolean;
            clientMessages?: (("conversation-update" | "function-call" | "function-call-result" | "hang" | "language-changed" | "metadata" | "model-output" | "speech-update" | "status-update" | "transcript" | "tool-calls" | "tool-calls-result" | "transfer-update" | "user-interrupted" | "voice-input" | "assistant.speechStarted" | "tool.completed" | "workflow.node.started" | "assistant.started") | string)[];
            serverMessages?: (("conversation-update" | "end-of-call-report" | "function-call" | "hang" | "language-changed" | "language-change-detected" | "model-output" | "phone-call-control" | "speech-update" | "status-update" | "transcript" | "tool-calls" | "transfer-destination-request" | "transfer-update" | "user-interrupted" | "voice-input" | "assistant.started" | "assistant.speechStarted" | "transcript[transcriptType='final']" | "handoff-destination-request" | "chat.created" | "chat.deleted" | "session.created" | "session.updated" | "session.deleted" | "call.deleted" | "call.delete.failed" | "call.artifact.upload") | string)[];
            /**
             * @deprecated
             * @default 30
             */
            silenceTimeoutSeconds?: number;
            /** @default 600 */
            maxDurationSeconds?: number;
            backgroundSound?: "off" | "office" | (string & {});
            /**
             * @deprecated
             * @default false
             */
            backgroundDenoisingEnabled?: boolean;
            /** @default false */
            modelOutputInMessagesEnabled?: boolean;
            transportConfigurations?: components["schemas"]["TransportConfigurationTwilio"][];
            name?: string;
            voicemailDetection?: "off" | components["schemas"]["TwilioVoicemailDetection"] | components["schemas"]["ModelVoicemailDetectionPlan"] | components["schemas"]["TwilioVoicemailDetectionPlan"];
            voicemailMessage?: string;
            endCallMessage?: string;
            endCallPhrases?: string[];
            metadata?: {
                [key: string]: unknown;
            };
            /** @deprecated */
            analysisPlan?: components["schemas"]["AnalysisPlan"];
            artifactPlan?: components["schemas"]["ArtifactPlan"];
            /** @deprecated */
            messagePlan?: components["schemas"]["MessagePlan"];
            startSpeakingPlan?: components["schemas"]["StartSpeakingPlan"];
            stopSpeakingPlan?: components["schemas"]["StopSpeakingPlan"];
            monitorPlan?: components["schemas"]["MonitorPlan"];
            credentialIds?: string[];
            server?: components["schemas"]["Server"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @default false */
            firstMessageInterruptionsEnabled?: boolean;
            observabilityPlan?: {
                /** @constant */
                provider: "langfuse";
                promptName?: string;
                promptVersion?: number;
                traceName?: string;
                tags: string[];
                metadata?: {
                    [key: string]: unknown;
                };
            };
            credentials?: components["schemas"]["CreateCredential"][];
            hooks?: components["schemas"]["CallHook"][];
            latestVersion?: string | null;
            compliancePlan?: components["schemas"]["CompliancePlan"];
            backgroundSpeechDenoisingPlan?: components["schemas"]["BackgroundSpeechDenoisingPlan"];
            keypadInputPlan?: {
                enabled?: boolean;
                timeoutSeconds?: number;
                /** @enum {string} */
                delimiters?: "#" | "*" | "";
            };
        };
        BuyPhoneNumber: {
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            areaCode: string;
            name?: string;
            assistantId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
        };
        ImportVonagePhoneNumber: {
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            /** @deprecated */
            vonagePhoneNumber: string;
            credentialId: string;
            name?: string;
            assistantId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            hooks?: components["schemas"]["PhoneNumberHook"][];
            workflowId?: string;
        };
        CreateByoPhoneNumber: {
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            /** @constant */
            provider: "byo-phone-number";
            /** @default true */
            numberE164CheckEnabled?: boolean;
            number?: string;
            credentialId: string;
            name?: string;
            assistantId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            hooks?: components["schemas"]["PhoneNumberHook"][];
            workflowId?: string;
        };
        CreateTwilioPhoneNumber: {
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            /** @constant */
            provider: "twilio";
            number: string;
            twilioAccountSid: string;
            twilioAuthToken?: string;
            name?: string;
            assistantId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            hooks?: components["schemas"]["PhoneNumberHook"][];
            /** @default true */
            smsEnabled?: boolean;
            twilioApiKey?: string;
            twilioApiSecret?: string;
            workflowId?: string;
        };
        CreateVonagePhoneNumber: {
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            /** @constant */
            provider: "vonage";
            number: string;
            credentialId: string;
            name?: string;
            assistantId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            hooks?: components["schemas"]["PhoneNumberHook"][];
            workflowId?: string;
        };
        CreateVapiPhoneNumber: {
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            /** @constant */
            provider: "vapi";
            /** @description sip:name@sip.vapi.ai */
            sipUri?: string;
            authentication?: {
                realm?: string;
                username: string;
                password: string;
            };
            name?: string;
            assistantId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            hooks?: components["schemas"]["PhoneNumberHook"][];
            /** @description Three digits, in the United States. */
            numberDesiredAreaCode?: string;
            workflowId?: string;
        };
        CreateTelnyxPhoneNumber: {
            /** @constant */
            provider: "telnyx";
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            hooks?: components["schemas"]["PhoneNumberHook"][];
            name?: string;
            assistantId?: string;
            workflowId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            number: string;
            credentialId: string;
        };
        CreatePhoneNumber: components["schemas"]["CreateByoPhoneNumber"] | components["schemas"]["CreateTwilioPhoneNumber"] | components["schemas"]["CreateVonagePhoneNumber"] | components["schemas"]["CreateVapiPhoneNumber"] | components["schemas"]["CreateTelnyxPhoneNumber"];
        /** @description The settings to change. Which of them exist depends on the provider of the number. */
        UpdatePhoneNumber: {
            /** @description The provider it already has; it cannot be changed. */
            provider?: string;
            fallbackDestination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            hooks?: components["schemas"]["PhoneNumberHook"][];
            name?: string;
            assistantId?: string;
            workflowId?: string;
            squadId?: string;
            server?: components["schemas"]["Server"];
            number?: string;
            credentialId?: string;
            numberE164CheckEnabled?: boolean;
            sipUri?: string;
            authentication?: {
                realm?: string;
                username: string;
                password: string;
            };
            smsEnabled?: boolean;
            twilioAccountSid?: string;
            twilioAuthToken?: string;
            twilioApiKey?: string;
            twilioApiSecret?: string;
        };
        Squad: {
            name?: string;
            members?: components["schemas"]["SquadMember"][];
            membersOverrides?: components["schemas"]["AssistantOverrides"];
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        TrieveKnowledgeBase: {
            /** @constant */
            provider: "trieve";
            name?: string;
            vectorStoreSearchPlan?: {
                removeStopWords?: boolean;
                scoreThreshold?: number;
                /** @enum {string} */
                searchType: "fulltext" | "semantic" | "hybrid" | "bm25";
            };
            vectorStoreCreatePlan?: {
                fileIds: string[];
                targetSplitsPerChunk?: number;
                splitDelimiters?: string[];
                rebalanceChunks?: boolean;
            };
            vectorStoreProviderId?: string;
            id: string;
            orgId: string;
        };
        CustomKnowledgeBase: {
            /** @constant */
            provider: "custom-knowledge-base";
            server?: components["schemas"]["Server"];
            id: string;
            orgId: string;
        };
        StoredKnowledgeBase: components["schemas"]["TrieveKnowledgeBase"] | components["schemas"]["CustomKnowledgeBase"];
        CreateTrieveKnowledgeBase: {
            /** @constant */
            provider: "trieve";
            name?: string;
            vectorStoreSearchPlan: {
                removeStopWords?: boolean;
                scoreThreshold?: number;
                /** @enum {string} */
                searchType: "fulltext" | "semantic" | "hybrid" | "bm25";
            };
            vectorStoreCreatePlan?: {
                fileIds: string[];
                targetSplitsPerChunk?: number;
                splitDelimiters?: string[];
                rebalanceChunks?: boolean;
            };
            vectorStoreProviderId?: string;
        };
        CreateKnowledgeBase: components["schemas"]["CreateTrieveKnowledgeBase"] | components["schemas"]["CreateCustomKnowledgeBase"];
        StoredResource: {
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        Block: components["schemas"]["CreateBlock"] & components["schemas"]["StoredResource"];
        UpdateBlock: {
            messages?: components["schemas"]["BlockMessage"][];
            inputSchema?: components["schemas"]["JsonSchema"];
            outputSchema?: components["schemas"]["JsonSchema"];
            tool?: components["schemas"]["CreateSimpleTool"] | components["schemas"]["CreateFunctionTool"] | components["schemas"]["CreateGhlTool"] | components["schemas"]["CreateMakeTool"] | components["schemas"]["CreateTransferCallTool"];
            steps?: components["schemas"]["BlockStep"][];
            name?: string;
            instruction?: string;
            toolId?: string;
        };
        /** @description A stored tool; its type tells which settings it has. */
        Tool: (components["schemas"]["CreateTool"] | {
            /** @constant */
            type: "knowledgeBase";
            messages?: components["schemas"]["ToolMessage"][];
            knowledgeBaseId?: string | null;
            function?: components["schemas"]["FunctionDefinition"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
        }) & components["schemas"]["StoredResource"] & {
            latestVersion?: string | null;
        };
        /** @description The settings to change. Which of them exist depends on the type of the tool. */
        UpdateTool: {
            /** @description The type it already has; it cannot be changed. */
            type?: string;
            async?: boolean;
            messages?: components["schemas"]["ToolMessage"][];
            function?: components["schemas"]["FunctionDefinition"];
            server?: components["schemas"]["Server"];
            name?: string;
            description?: string;
            /** @enum {string} */
            method?: "POST" | "GET" | "PUT" | "PATCH" | "DELETE";
            url?: string;
            headers?: components["schemas"]["JsonSchema"];
            body?: string | components["schemas"]["JsonSchema"];
            timeoutSeconds?: number;
            credentialId?: string;
            encryptedPaths?: string[];
            parameters?: {
                key: string;
                /** @description Any JSON value. */
                value: unknown;
            }[];
            backoffPlan?: components["schemas"]["BackoffPlan"];
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            beepDetectionEnabled?: boolean;
            sipInfoDtmfEnabled?: boolean;
            /** @enum {string} */
            verb?: "INFO" | "MESSAGE" | "NOTIFY";
            defaultResult?: string;
            destinations?: (components["schemas"]["TransferDestination"] | components["schemas"]["HandoffDestinationAssistant"] | components["schemas"]["HandoffDestinationSquad"])[];
            subType?: string;
            displayWidthPx?: number;
            displayHeightPx?: number;
            displayNumber?: number;
            knowledgeBaseId?: string | null;
            knowledgeBases?: components["schemas"]["KnowledgeBase"][];
            toolMessages?: {
                name: string;
                messages?: components["schemas"]["ToolMessage"][];
            }[];
            metadata?: {
                [key: string]: unknown;
            };
        };
        UploadFile: {
            /** Format: binary */
            file: Blob;
            /**
             * @description What the file is for.
             * @enum {string}
             */
            purpose?: "assistant" | "composer-attachment" | "knowledge-base-v2";
            /** @description For your own use, as JSON text. */
            metadata?: string;
        };
        StoredFile: {
            /** @constant */
            object?: "file";
            status?: "indexed" | "not_indexed" | "processing" | "done" | "failed" | (string & {});
            name?: string;
            originalName?: string;
            /** @description Its size. */
            bytes?: number;
            purpose?: string;
            mimetype?: string;
            key?: string;
            path?: string;
            bucket?: string;
            url?: string;
            metadata?: {
                [key: string]: unknown;
            };
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The text that was read from it. */
            parsedTextUrl?: string;
            parsedTextBytes?: number;
        };
        Metrics: {
            orgId: string;
            rangeStart?: string;
            rangeEnd?: string;
            bill?: number;
            billWithinBillingLimit?: boolean;
            billDailyBreakdown?: {
                [key: string]: unknown;
            };
            callActive?: number;
            callActiveWithinConcurrencyLimit?: boolean;
            callMinutes?: number;
            callMinutesDailyBreakdown?: {
                [key: string]: unknown;
            };
            callMinutesAverage?: number;
            callMinutesAverageDailyBreakdown?: {
                [key: string]: unknown;
            };
            callCount?: number;
            callCountDailyBreakdown?: {
                [key: string]: unknown;
            };
        };
        AnalyticsQuery: {
            /** @enum {string} */
            table: "call" | "subscription";
            groupBy?: ("type" | "assistantId" | "endedReason" | "analysis.successEvaluation" | "status")[];
            name: string;
            timeRange?: {
                step?: "minute" | "hour" | "day" | "week" | "month" | "quarter" | "year" | "decade" | "century" | "millennium" | "second" | (string & {});
                /** Format: date-time */
                start?: string;
                /** Format: date-time */
                end?: string;
                timezone?: string;
            };
            operations: {
                operation: "sum" | "avg" | "count" | "min" | "max" | "history" | (string & {});
                column: "id" | "cost" | "costBreakdown.llm" | "costBreakdown.stt" | "costBreakdown.tts" | "costBreakdown.vapi" | "costBreakdown.ttsCharacters" | "costBreakdown.llmPromptTokens" | "costBreakdown.llmCompletionTokens" | "duration" | "costBreakdown.transport" | "costBreakdown.analysisBreakdown.summary" | "costBreakdown.transcriber" | "costBreakdown.llmCachedPromptTokens" | "concurrency" | "minutesUsed" | (string & {});
                alias?: string;
            }[];
            groupByVariableValue?: {
                key: string;
            }[];
        };
        AnalyticsRequest: {
            queries: components["schemas"]["AnalyticsQuery"][];
        };
        AnalyticsQueryResult: {
            name?: string;
            timeRange?: {
                step?: "minute" | "hour" | "day" | "week" | "month" | "quarter" | "year" | "decade" | "century" | "millennium" | "second" | (string & {});
                /** Format: date-time */
                start?: string;
                /** Format: date-time */
                end?: string;
                timezone?: string;
            };
            result?: {
                [key: string]: unknown;
            }[];
        };
        CallLog: {
            callId?: string;
            orgId: string;
            log?: string;
            level?: "INFO" | "LOG" | "WARN" | "ERROR" | "CHECKPOINT" | (string & {});
            /** Format: date-time */
            time: string;
        };
        CallLogsPaginatedResponse: {
            results: components["schemas"]["CallLog"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        Log: {
            time: string;
            orgId: string;
            type?: "API" | "Webhook" | "Call" | "Provider" | (string & {});
            webhookType?: string;
            resource?: "org" | "assistant" | "analytics" | "credential" | "phone-number" | "block" | "voice-library" | "provider" | "tool" | "token" | "template" | "squad" | "call" | "file" | "metric" | "log" | (string & {});
            requestDurationSeconds?: number;
            requestStartedAt?: string;
            requestFinishedAt?: string;
            requestBody?: {
                [key: string]: unknown;
            };
            requestHttpMethod?: "POST" | "GET" | "PUT" | "PATCH" | "DELETE" | (string & {});
            requestUrl?: string;
            requestPath?: string;
            requestQuery?: string;
            responseHttpCode?: number;
            requestIpAddress?: string;
            requestOrigin?: string;
            responseBody?: {
                [key: string]: unknown;
            };
            requestHeaders?: {
                [key: string]: unknown;
            };
            error?: {
                message?: string;
            };
            assistantId?: string;
            phoneNumberId?: string;
            customerId?: string;
            squadId?: string;
            callId?: string;
        };
        LogsPaginatedResponse: {
            results: components["schemas"]["Log"][];
            metadata: components["schemas"]["PaginationMeta"];
        };
        CreateChat: {
            /** @deprecated */
            messages?: components["schemas"]["ModelMessage"][];
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistant"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquad"];
            name?: string;
            sessionId?: string;
            input: string | components["schemas"]["ChatMessage"][];
            /** @default false */
            stream?: boolean;
            previousChatId?: string;
            transport?: {
                /** @constant */
                conversationType?: "chat";
                /** @constant */
                type: "twilio.sms";
                phoneNumberId?: string;
                customer?: components["schemas"]["Customer"];
                customerId?: string;
                /** @default true */
                useLLMGeneratedMessageForOutbound?: boolean;
            };
        };
        Chat: {
            assistantId?: string;
            assistant?: components["schemas"]["CreateAssistant"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquad"];
            name?: string;
            sessionId?: string;
            input?: string | components["schemas"]["ChatMessage"][];
            /** @default false */
            stream?: boolean;
            previousChatId?: string;
            id: string;
            orgId: string;
            messages?: components["schemas"]["ChatMessage"][];
            output?: components["schemas"]["ChatMessage"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            costs?: (components["schemas"]["ModelCost"] | {
                /** @constant */
                type: "chat";
                cost?: number;
            })[];
            cost?: number;
        };
        /** @description A stored credential; its provider tells which keys it has. The platform may hold back the secret ones. */
        Credential: components["schemas"]["CreateCredential"] & components["schemas"]["StoredResource"] & {
            authenticationSession?: components["schemas"]["OAuth2Session"];
            vonageApplicationId?: string;
            vonageApplicationPrivateKey?: string;
        };
        ApiTokenRestrictions: {
            enabled?: boolean;
            /** @description From which pages a public token may be used; all when left out. */
            allowedOrigins?: string[];
            /** @description Which assistants it may call; all when left out. */
            allowedAssistantIds?: string[];
            /** @description Whether it may call an assistant given in the request. Always false with allowedAssistantIds. */
            allowTransientAssistant?: boolean;
        };
        ApiToken: {
            tag?: "private" | "public" | (string & {});
            id: string;
            orgId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The key itself. */
            value?: string;
            name?: string;
            restrictions?: components["schemas"]["ApiTokenRestrictions"];
        };
        CreateApiToken: {
            /** @enum {string} */
            tag?: "private" | "public";
            name?: string;
            restrictions?: components["schemas"]["ApiTokenRestrictions"];
        };
        UpdateApiToken: {
            /** @enum {string} */
            tag?: "private" | "public";
            name?: string;
            restrictions?: components["schemas"]["ApiTokenRestrictions"];
        };
        ProviderVoice: {
            voiceId?: string;
            name?: string;
            publicOwnerId?: string;
            description?: string;
            gender?: string;
            age?: string | number;
            accent?: string;
        };
        AddVoice: {
            ownerId: string;
            voiceId: string;
            name: string;
        };
        LibraryVoice: {
            provider?: "11labs" | "azure" | "cartesia" | "custom-voice" | "deepgram" | "lmnt" | "neets" | "openai" | "playht" | "rime-ai" | "tavus" | "vapi" | "hume" | "neuphonic" | "smallest-ai" | "sesame" | "inworld" | "minimax" | "wellsaid" | "orpheus" | "xai" | "microsoft" | (string & {});
            providerId?: string;
            slug?: string;
            name?: string;
            language?: string;
            languageCode?: string;
            model?: string;
            supportedModels?: string;
            gender?: "male" | "female" | (string & {});
            accent?: string;
            previewUrl?: string;
            description?: string;
            credentialId?: string;
            id: string;
            orgId: string;
            isPublic?: boolean;
            isDeleted?: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            sortOrder?: number;
            isCloned?: boolean;
            cloneBackend?: string;
        };
        CloneVoice: {
            name: string;
            description?: string;
            labels?: string;
            files: Blob[];
        };
        SyncVoiceLibrary: {
            providers?: (("11labs" | "azure" | "cartesia" | "custom-voice" | "deepgram" | "lmnt" | "neets" | "openai" | "playht" | "rime-ai" | "tavus" | "vapi" | "hume" | "neuphonic" | "smallest-ai" | "sesame" | "inworld" | "minimax" | "wellsaid" | "orpheus" | "xai" | "microsoft") | string)[];
        };
        ServerMessageAssistantRequest: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "assistant-request";
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageConversationUpdate: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "conversation-update";
            messages?: components["schemas"]["CallMessage"][];
            messagesOpenAIFormatted: components["schemas"]["ModelMessage"][];
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageEndOfCallReport: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "end-of-call-report";
            endedReason: components["schemas"]["EndedReason"];
            cost?: number;
            costs?: components["schemas"]["CallCost"][];
            timestamp?: string | number;
            artifact: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            analysis: components["schemas"]["Analysis"];
            /** Format: date-time */
            startedAt?: string;
            /** Format: date-time */
            endedAt?: string;
            assistantVersion?: string | null;
            destination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            chat?: components["schemas"]["Chat"];
            compliance?: {
                recordingConsent?: {
                    type?: "stay-on-line" | "verbal" | (string & {});
                    /** Format: date-time */
                    grantedAt?: string;
                };
            };
        };
        ServerMessageHang: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "hang";
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageKnowledgeBaseRequest: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "knowledge-base-request";
            messages?: components["schemas"]["CallMessage"][];
            messagesOpenAIFormatted: components["schemas"]["ModelMessage"][];
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageModelOutput: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "model-output";
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            output: {
                [key: string]: unknown;
            };
            assistantVersion?: string | null;
            turnId?: string;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessagePhoneCallControl: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "phone-call-control";
            request: "forward" | "hang-up" | (string & {});
            destination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageSpeechUpdate: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "speech-update";
            status: "started" | "stopped" | (string & {});
            /** @enum {string} */
            role: "assistant" | "user";
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            assistantVersion?: string | null;
            turn?: number;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageStatusUpdate: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "status-update";
            status: "queued" | "ringing" | "in-progress" | "forwarding" | "ended" | "scheduled" | "not-found" | "deletion-failed" | (string & {});
            endedReason?: components["schemas"]["EndedReason"];
            messages?: components["schemas"]["CallMessage"][];
            messagesOpenAIFormatted?: components["schemas"]["ModelMessage"][];
            destination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            transcript?: string;
            inboundPhoneCallDebuggingArtifacts?: {
                [key: string]: unknown;
            };
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
            summary?: string;
        };
        ToolWithToolCall: {
            async?: boolean;
            messages?: components["schemas"]["ToolMessage"][];
            type: "function" | "make" | "ghl" | "textEditor" | "computer" | "gohighlevel.calendar.event.create" | "gohighlevel.contact.get" | "gohighlevel.contact.create" | "google.sheets.row.append" | "gohighlevel.calendar.availability.check" | "bash" | "google.calendar.event.create" | (string & {});
            toolCall: components["schemas"]["ToolCall"];
            function?: components["schemas"]["FunctionDefinition"];
            server?: components["schemas"]["Server"];
            metadata?: {
                scenarioId?: number;
                triggerHookId?: number;
            } | {
                workflowId?: string;
                locationId?: string;
            };
            variableExtractionPlan?: components["schemas"]["VariableExtractionPlan"];
            parameters?: {
                key: string;
                /** @description Any JSON value. */
                value: unknown;
            }[];
            rejectionPlan?: components["schemas"]["ToolRejectionPlan"];
            subType?: "text_editor_20241022" | "computer_20241022" | "bash_20241022" | (string & {});
            name?: "str_replace_editor" | "computer" | "bash" | (string & {});
            displayWidthPx?: number;
            displayHeightPx?: number;
            displayNumber?: number;
        };
        ServerMessageToolCalls: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "tool-calls";
            toolWithToolCallList: components["schemas"]["ToolWithToolCall"][];
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            toolCallList: components["schemas"]["ToolCall"][];
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageTransferDestinationRequest: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "transfer-destination-request";
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageTransferUpdate: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "transfer-update";
            destination?: components["schemas"]["TransferDestination"];
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            toAssistant?: components["schemas"]["CreateAssistant"];
            fromAssistant?: components["schemas"]["CreateAssistant"];
            toStepRecord?: {
                [key: string]: unknown;
            };
            fromStepRecord?: {
                [key: string]: unknown;
            };
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageTranscript: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @enum {string} */
            type: "transcript" | "transcript[transcriptType='final']";
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            /** @enum {string} */
            role: "assistant" | "user";
            transcriptType: "partial" | "final" | (string & {});
            transcript: string;
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
            assistantId?: string;
            assistantName?: string;
            isFiltered?: boolean;
            detectedThreats?: string[];
            originalTranscript?: string;
        };
        ServerMessageUserInterrupted: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "user-interrupted";
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            assistantVersion?: string | null;
            turnId?: string;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageLanguageChangeDetected: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "language-change-detected";
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            language: string;
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageVoiceInput: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "voice-input";
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            input: string;
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessageVoiceRequest: {
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            /** @constant */
            type: "voice-request";
            timestamp?: string | number;
            artifact?: components["schemas"]["Artifact"];
            assistant?: components["schemas"]["CreateAssistant"];
            customer?: components["schemas"]["Customer"];
            call?: components["schemas"]["Call"];
            text: string;
            sampleRate: number;
            assistantVersion?: string | null;
            chat?: components["schemas"]["Chat"];
        };
        ServerMessage: {
            message: components["schemas"]["ServerMessageAssistantRequest"] | components["schemas"]["ServerMessageConversationUpdate"] | components["schemas"]["ServerMessageEndOfCallReport"] | components["schemas"]["ServerMessageHang"] | components["schemas"]["ServerMessageKnowledgeBaseRequest"] | components["schemas"]["ServerMessageModelOutput"] | components["schemas"]["ServerMessagePhoneCallControl"] | components["schemas"]["ServerMessageSpeechUpdate"] | components["schemas"]["ServerMessageStatusUpdate"] | components["schemas"]["ServerMessageToolCalls"] | components["schemas"]["ServerMessageTransferDestinationRequest"] | components["schemas"]["ServerMessageTransferUpdate"] | components["schemas"]["ServerMessageTranscript"] | components["schemas"]["ServerMessageUserInterrupted"] | components["schemas"]["ServerMessageLanguageChangeDetected"] | components["schemas"]["ServerMessageVoiceInput"] | components["schemas"]["ServerMessageVoiceRequest"];
        };
        ServerMessageResponseAssistantRequest: {
            destination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            assistantId?: string | null;
            assistant?: components["schemas"]["CreateAssistant"];
            assistantOverrides?: components["schemas"]["AssistantOverrides"];
            squadId?: string;
            squad?: components["schemas"]["CreateSquad"];
            error?: string;
            squadOverrides?: components["schemas"]["AssistantOverrides"];
            workflowId?: string;
            workflow?: {
                [key: string]: unknown;
            };
            workflowOverrides?: {
                [key: string]: unknown;
            };
        };
        ToolCallResult: {
            message?: components["schemas"]["ToolMessageComplete"] | components["schemas"]["ToolMessageFailed"] | (components["schemas"]["ToolMessageComplete"] | components["schemas"]["ToolMessageFailed"])[];
            name: string;
            toolCallId: string;
            result?: string;
            error?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        ServerMessageResponseToolCalls: {
            results?: components["schemas"]["ToolCallResult"][];
            error?: string;
        };
        ServerMessageResponseTransferDestinationRequest: {
            destination?: components["schemas"]["TransferDestination"];
            error?: string;
            message?: components["schemas"]["ToolMessage"];
        };
        ServerMessageResponse: {
            messageResponse: components["schemas"]["ServerMessageResponseAssistantRequest"] | {
                documents?: {
                    content: string;
                    similarity: number;
                    uuid?: string;
                }[];
                message?: components["schemas"]["CustomMessage"];
            } | components["schemas"]["ServerMessageResponseToolCalls"] | components["schemas"]["ServerMessageResponseTransferDestinationRequest"] | {
                data: string;
            };
        };
        ClientMessageConversationUpdate: {
            /** @constant */
            type: "conversation-update";
            messages?: components["schemas"]["CallMessage"][];
            messagesOpenAIFormatted: components["schemas"]["ModelMessage"][];
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
        };
        ClientMessageHang: {
            /** @constant */
            type: "hang";
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
        };
        ClientMessageMetadata: {
            /** @constant */
            type: "metadata";
            metadata: string;
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
        };
        ClientMessageModelOutput: {
            /** @constant */
            type: "model-output";
            output: {
                [key: string]: unknown;
            };
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            turnId?: string;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
        };
        ClientMessageSpeechUpdate: {
            /** @constant */
            type: "speech-update";
            status: "started" | "stopped" | (string & {});
            /** @enum {string} */
            role: "assistant" | "user";
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            turn?: number;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
        };
        ClientMessageTranscript: {
            /** @enum {string} */
            type: "transcript" | "transcript[transcriptType='final']";
            /** @enum {string} */
            role: "assistant" | "user";
            transcriptType: "partial" | "final" | (string & {});
            transcript: string;
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
            assistantId?: string;
            assistantName?: string;
            isFiltered?: boolean;
            detectedThreats?: string[];
            originalTranscript?: string;
        };
        ClientMessageToolCalls: {
            /** @constant */
            type: "tool-calls";
            toolWithToolCallList: components["schemas"]["ToolWithToolCall"][];
            toolCallList: components["schemas"]["ToolCall"][];
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
        };
        ClientMessageToolCallsResult: {
            /** @constant */
            type: "tool-calls-result";
            toolCallResult: {
                [key: string]: unknown;
            };
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
        };
        ClientMessageTransferUpdate: {
            /** @constant */
            type: "transfer-update";
            destination?: components["schemas"]["TransferDestination"];
            toAssistant?: components["schemas"]["CreateAssistant"];
            fromAssistant?: components["schemas"]["CreateAssistant"];
            toStepRecord?: {
                [key: string]: unknown;
            };
            fromStepRecord?: {
                [key: string]: unknown;
            };
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
        };
        ClientMessageUserInterrupted: {
            /** @constant */
            type: "user-interrupted";
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            turnId?: string;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
        };
        ClientMessageLanguageChangeDetected: {
            /** @constant */
            type: "language-change-detected";
            language: string;
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
        };
        ClientMessageVoiceInput: {
            /** @constant */
            type: "voice-input";
            input: string;
            phoneNumber?: components["schemas"]["CreatePhoneNumber"];
            assistantVersion?: string | null;
            timestamp?: number;
            call?: components["schemas"]["Call"];
            customer?: components["schemas"]["Customer"];
            assistant?: components["schemas"]["CreateAssistant"];
        };
        ClientMessage: {
            message: components["schemas"]["ClientMessageConversationUpdate"] | components["schemas"]["ClientMessageHang"] | components["schemas"]["ClientMessageMetadata"] | components["schemas"]["ClientMessageModelOutput"] | components["schemas"]["ClientMessageSpeechUpdate"] | components["schemas"]["ClientMessageTranscript"] | components["schemas"]["ClientMessageToolCalls"] | components["schemas"]["ClientMessageToolCallsResult"] | components["schemas"]["ClientMessageTransferUpdate"] | components["schemas"]["ClientMessageUserInterrupted"] | components["schemas"]["ClientMessageLanguageChangeDetected"] | components["schemas"]["ClientMessageVoiceInput"];
        };
        ClientInboundMessageAddMessage: {
            /** @constant */
            type: "add-message";
            message: components["schemas"]["ModelMessage"];
            /** @default true */
            triggerResponseEnabled?: boolean;
        };
        ClientInboundMessageControl: {
            /** @constant */
            type: "control";
            /** @enum {string} */
            control: "mute-assistant" | "unmute-assistant" | "say-first-message" | "mute-customer" | "unmute-customer";
        };
        ClientInboundMessageSay: {
            /** @constant */
            type: "say";
            content?: string;
            endCallAfterSpoken?: boolean;
            /** @default false */
            interruptAssistantEnabled?: boolean;
            interruptionsEnabled?: boolean;
        };
        ClientInboundMessageEndCall: {
            /** @constant */
            type: "end-call";
        };
        ClientInboundMessageTransfer: {
            /** @constant */
            type: "transfer";
            destination?: components["schemas"]["TransferDestinationNumber"] | components["schemas"]["TransferDestinationSip"];
            content?: string;
        };
        ClientInboundMessage: {
            message: components["schemas"]["ClientInboundMessageAddMessage"] | components["schemas"]["ClientInboundMessageControl"] | components["schemas"]["ClientInboundMessageSay"] | components["schemas"]["ClientInboundMessageEndCall"] | components["schemas"]["ClientInboundMessageTransfer"];
        };
    };
    responses: {
        /** @description Anything else; the body may be HTML or empty. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request breaks a rule; each message names one. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No key, an unknown key, the wrong kind of key, or an origin it does not allow. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests; Retry-After may say how long to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Nothing of this id in the organisation. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Something still depends on it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description How many items at most; 100 when left out. */
        Limit: number;
        /** @description Only items created after this time. */
        CreatedAtGt: string;
        /** @description Only items created before this time. */
        CreatedAtLt: string;
        /** @description Only items created at or after this time. */
        CreatedAtGe: string;
        /** @description Only items created at or before this time. */
        CreatedAtLe: string;
        /** @description Only items changed after this time. */
        UpdatedAtGt: string;
        /** @description Only items changed before this time. */
        UpdatedAtLt: string;
        /** @description Only items changed at or after this time. */
        UpdatedAtGe: string;
        /** @description Only items changed at or before this time. */
        UpdatedAtLe: string;
        Id: string;
        /** @description Which page, from 1. */
        Page: number;
        /** @description By creation time; the default has changed over the years, so say it. */
        SortOrder: "ASC" | "DESC";
        AutomationProvider: "make" | "ghl";
        LibraryProvider: "11labs" | "azure" | "cartesia" | "custom-voice" | "deepgram" | "lmnt" | "neets" | "openai" | "playht" | "rime-ai" | "tavus" | "vapi" | "hume" | "neuphonic" | "smallest-ai" | "sesame" | "inworld" | "minimax" | "wellsaid" | "orpheus" | "xai" | "microsoft";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCalls: {
        parameters: {
            query?: {
                /** @description Only the one of this id. */
                id?: string;
                /** @description Only those of this assistant. */
                assistantId?: string;
                /** @description Only those of this phone number. */
                phoneNumberId?: string;
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCall"];
            };
        };
        responses: {
            /** @description The call, or what came of each of several. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"] & components["schemas"]["CallBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Further calls to delete at once. A body on DELETE is not carried everywhere. */
                    ids?: string[];
                };
            };
        };
        responses: {
            /** @description The call that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The call with its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createPhoneCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePhoneCall"];
            };
        };
        responses: {
            /** @description The call, or what came of each of several. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"] & components["schemas"]["CallBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createWebCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebCall"];
            };
        };
        responses: {
            /** @description The call, waiting for the browser to join. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCallPages: {
        parameters: {
            query?: {
                /** @description Only those of this assistant. */
                assistantId?: string;
                /** @description Only the one of this id. */
                id?: string;
                /** @description Only those that cost at most this, in dollars. */
                costLe?: number;
                /** @description Only those that cost at least this, in dollars. */
                costGe?: number;
                /** @description Only those that cost this much, in dollars. */
                cost?: number;
                /** @description Which page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description By creation time; the default has changed over the years, so say it. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description Only those of these assistants, separated by commas. */
                assistantIdAny?: string;
                /** @description Only those of these squads, separated by commas. */
                squadIdAny?: string;
                /** @description Only those that ended for one of these reasons, separated by commas. */
                endedReasonAny?: string;
                /** @description As endedReasonAny, as a bitmap of the platform. */
                endedReasonAnyBitmap?: string;
                /** @description A filter, written as JSON. */
                assistantOverrides?: string;
                /** @description A filter, written as JSON. */
                customer?: string;
                /** @description Only those with one of these numbers, separated by commas. */
                customerNumberAny?: string;
                /** @description Only those in which this was said. Needs createdAtGe and a range of seven days at most. */
                transcript?: string;
                /** @description Only those whose assistant has this name. */
                assistantName?: string;
                /** @description Only those of this squad. */
                squadId?: string;
                /** @description Only those whose squad has this name. */
                squadName?: string;
                /** @description Only those of these ids. */
                idAny?: string[];
                /** @description Only those judged so. */
                successEvaluation?: string;
                /** @description Only those that ended for this reason. */
                endedReason?: components["schemas"]["EndedReason"];
                /** @description Only those of this phone number. */
                phoneNumberId?: string;
                /** @description Only those of these phone numbers. */
                phoneNumberIdAny?: string[];
                /** @description A filter, written as JSON. */
                structuredOutputs?: string;
                /** @description A filter, written as JSON. */
                score?: string;
                /** @description Where the page before ended, as it said. */
                cursor?: string;
                /** @description What decides the order. */
                sortBy?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPaginatedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCallMetadataPages: {
        parameters: {
            query?: {
                /** @description Only those of this assistant. */
                assistantId?: string;
                /** @description Only the one of this id. */
                id?: string;
                /** @description Only those that cost at most this, in dollars. */
                costLe?: number;
                /** @description Only those that cost at least this, in dollars. */
                costGe?: number;
                /** @description Only those that cost this much, in dollars. */
                cost?: number;
                /** @description Which page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description By creation time; the default has changed over the years, so say it. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description Only those of these assistants, separated by commas. */
                assistantIdAny?: string;
                /** @description Only those of these squads, separated by commas. */
                squadIdAny?: string;
                /** @description Only those that ended for one of these reasons, separated by commas. */
                endedReasonAny?: string;
                /** @description As endedReasonAny, as a bitmap of the platform. */
                endedReasonAnyBitmap?: string;
                /** @description A filter, written as JSON. */
                assistantOverrides?: string;
                /** @description A filter, written as JSON. */
                customer?: string;
                /** @description Only those with one of these numbers, separated by commas. */
                customerNumberAny?: string;
                /** @description Only those in which this was said. Needs createdAtGe and a range of seven days at most. */
                transcript?: string;
                /** @description Only those whose assistant has this name. */
                assistantName?: string;
                /** @description Only those of this squad. */
                squadId?: string;
                /** @description Only those whose squad has this name. */
                squadName?: string;
                /** @description Only those of these ids. */
                idAny?: string[];
                /** @description Only those judged so. */
                successEvaluation?: string;
                /** @description Only those that ended for this reason. */
                endedReason?: components["schemas"]["EndedReason"];
                /** @description Only those of this phone number. */
                phoneNumberId?: string;
                /** @description Only those of these phone numbers. */
                phoneNumberIdAny?: string[];
                /** @description A filter, written as JSON. */
                structuredOutputs?: string;
                /** @description A filter, written as JSON. */
                score?: string;
                /** @description Where the page before ended, as it said. */
                cursor?: string;
                /** @description What decides the order. */
                sortBy?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of calls without their content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPaginatedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listPhoneNumberPages: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description By creation time; the default has changed over the years, so say it. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description Only those in which this stands. */
                search?: string;
                /** @description What decides the order. */
                sortBy?: "createdAt" | "duration" | "cost";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of phone numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumberPaginatedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAssistants: {
        parameters: {
            query?: {
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assistants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAssistant"];
            };
        };
        responses: {
            /** @description The stored assistant. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assistant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAssistant"];
            };
        };
        responses: {
            /** @description The assistant as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assistant that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAssistant"];
            };
        };
        responses: {
            /** @description The assistant as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assistant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    buyPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyPhoneNumber"];
            };
        };
        responses: {
            /** @description The number. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    importTwilioPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportTwilioPhoneNumber"];
            };
        };
        responses: {
            /** @description The number. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    importVonagePhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportVonagePhoneNumber"];
            };
        };
        responses: {
            /** @description The number. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listPhoneNumbers: {
        parameters: {
            query?: {
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phone numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePhoneNumber"];
            };
        };
        responses: {
            /** @description The number. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phone number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deletePhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number that was given back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updatePhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePhoneNumber"];
            };
        };
        responses: {
            /** @description The number as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listSquads: {
        parameters: {
            query?: {
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description Only those of these ids. */
                idAny?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The squads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createSquad: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSquad"];
            };
        };
        responses: {
            /** @description The stored squad. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSquad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The squad. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSquad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The squad that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateSquad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSquad"];
            };
        };
        responses: {
            /** @description The squad as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listKnowledgeBases: {
        parameters: {
            query?: {
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The knowledge bases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredKnowledgeBase"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createKnowledgeBase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKnowledgeBase"];
            };
        };
        responses: {
            /** @description The stored knowledge base. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredKnowledgeBase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getKnowledgeBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The knowledge base. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredKnowledgeBase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteKnowledgeBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The knowledge base that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredKnowledgeBase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateKnowledgeBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    provider: "custom-knowledge-base";
                    server?: components["schemas"]["Server"];
                };
            };
        };
        responses: {
            /** @description The knowledge base as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredKnowledgeBase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBlock"];
            };
        };
        responses: {
            /** @description The stored block. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBlock"];
            };
        };
        responses: {
            /** @description The block as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTools: {
        parameters: {
            query?: {
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tool"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createTool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTool"];
            };
        };
        responses: {
            /** @description The stored tool. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tool"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getTool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tool"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tool that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tool"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateTool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTool"];
            };
        };
        responses: {
            /** @description The tool as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tool"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    uploadFileToOldPath: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadFile"];
            };
        };
        responses: {
            /** @description The stored file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listFiles: {
        parameters: {
            query?: {
                /** @description Only files for this purpose. */
                purpose?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadFile"];
            };
        };
        responses: {
            /** @description The stored file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, without its content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The file with its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listMetrics: {
        parameters: {
            query?: {
                /** @description Whose days are counted, such as Europe/Paris. */
                timezone?: string;
                /** @description From this time. */
                rangeStart?: string;
                /** @description To this time. */
                rangeEnd?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metrics"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    queryAnalyticsByGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyticsRequest"];
            };
        };
        responses: {
            /** @description One result for each query, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsQueryResult"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    queryAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyticsRequest"];
            };
        };
        responses: {
            /** @description One result for each query, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsQueryResult"][];
                };
            };
            /** @description One result for each query, in their order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsQueryResult"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCallLogs: {
        parameters: {
            query: {
                /** @description Only those of this call. */
                callId: string;
                /** @description Which page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description By creation time; the default has changed over the years, so say it. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of log lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallLogsPaginatedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listLogs: {
        parameters: {
            query?: {
                /** @description Only those of this organisation, where the key may see several. */
                orgId?: string;
                /** @description Only entries of this type. */
                type?: "API" | "Webhook" | "Call" | "Provider";
                /** @description Only webhooks of this type. */
                webhookType?: string;
                /** @description Only those of this assistant. */
                assistantId?: string;
                /** @description Only those of this phone number. */
                phoneNumberId?: string;
                /** @description Only those of this customer. */
                customerId?: string;
                /** @description Only those of this squad. */
                squadId?: string;
                /** @description Only those of this call. */
                callId?: string;
                /** @description Which page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description By creation time; the default has changed over the years, so say it. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of log entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogsPaginatedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChat"];
            };
        };
        responses: {
            /** @description What the assistant answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"] | string;
                    "text/event-stream": {
                        id: string;
                        sessionId?: string;
                        path?: string;
                        delta?: string;
                    };
                };
            };
            /** @description What the assistant answers. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"] | string;
                    "text/event-stream": {
                        id: string;
                        sessionId?: string;
                        path?: string;
                        delta?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCredentials: {
        parameters: {
            query?: {
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credentials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createCredential: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCredential"];
            };
        };
        responses: {
            /** @description The stored credential. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credential. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credential that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: {
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiToken"];
            };
        };
        responses: {
            /** @description The token, with its value. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token that was revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApiToken"];
            };
        };
        responses: {
            /** @description The token as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listProviderWorkflows: {
        parameters: {
            query?: {
                /** @description Only those of this location. */
                locationId?: string;
            };
            header?: never;
            path: {
                provider: components["parameters"]["AutomationProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the provider says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listProviderWorkflowHooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: components["parameters"]["AutomationProvider"];
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the provider says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listProviderLocations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: components["parameters"]["AutomationProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the provider says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    searchProviderVoicesOnOldPath: {
        parameters: {
            query: {
                /** @description What to look for. */
                name: string;
            };
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices that fit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderVoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    searchProviderVoices: {
        parameters: {
            query: {
                /** @description What to look for. */
                name: string;
            };
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices that fit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderVoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addProviderVoiceOnOldPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddVoice"];
            };
        };
        responses: {
            /** @description The voice, now in the library. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryVoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addProviderVoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddVoice"];
            };
        };
        responses: {
            /** @description The voice, now in the library. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryVoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    cloneVoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CloneVoice"];
            };
        };
        responses: {
            /** @description Accepted; the platform says nothing about the voice here. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listLibraryVoices: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description What to look for among the voices. */
                keyword?: string;
                /** @description Only voices of this language. */
                language?: string;
                /** @description Only voices of this accent. */
                accent?: string;
                /** @description Only voices of this gender. */
                gender?: string;
                /** @description How many items at most; 100 when left out. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items created after this time. */
                createdAtGt?: components["parameters"]["CreatedAtGt"];
                /** @description Only items created before this time. */
                createdAtLt?: components["parameters"]["CreatedAtLt"];
                /** @description Only items created at or after this time. */
                createdAtGe?: components["parameters"]["CreatedAtGe"];
                /** @description Only items created at or before this time. */
                createdAtLe?: components["parameters"]["CreatedAtLe"];
                /** @description Only items changed after this time. */
                updatedAtGt?: components["parameters"]["UpdatedAtGt"];
                /** @description Only items changed before this time. */
                updatedAtLt?: components["parameters"]["UpdatedAtLt"];
                /** @description Only items changed at or after this time. */
                updatedAtGe?: components["parameters"]["UpdatedAtGe"];
                /** @description Only items changed at or before this time. */
                updatedAtLe?: components["parameters"]["UpdatedAtLe"];
                /** @description The voice in use now. */
                currentVoiceId?: string;
                /** @description Whether only voices the organisation cloned itself. */
                isCloned?: boolean;
            };
            header?: never;
            path: {
                provider: components["parameters"]["LibraryProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryVoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listLibraryAccents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: components["parameters"]["LibraryProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices, by accent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryVoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    syncLibraryProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: components["parameters"]["LibraryProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices of the provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryVoice"][];
                };
            };
            /** @description The voices of the provider. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryVoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    syncLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncVoiceLibrary"];
            };
        };
        responses: {
            /** @description The voices of the providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryVoice"][];
                };
            };
            /** @description The voices of the providers. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryVoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    receiveServerMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServerMessage"];
            };
        };
        responses: {
            /** @description Received; some messages want an answer in the body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerMessageResponse"];
                };
            };
            /** @description Not accepted */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveClientMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClientMessage"];
            };
        };
        responses: {
            /** @description What the browser may send back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInboundMessage"];
                };
            };
            /** @description Not accepted */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
