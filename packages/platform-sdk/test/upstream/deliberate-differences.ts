/** Differences of one kind, and why they are meant. `*` in an entry stands for any text. */
export interface DeliberateDifference {
  readonly because: string;
  readonly differences: readonly string[];
}

const notDescribed = (...names: string[]) => names.map((name) => `${name}: not described`);

export const deliberateDifferences: readonly DeliberateDifference[] = [
  {
    because: 'The provider writes the values of an array at the array itself; it takes an array.',
    differences: [
      '*.clientMessages: is array, theirs string',
      '*.serverMessages: is array, theirs string',
      '*.models: is array, theirs string',
      '*.providers: is array, theirs string',
      '*.voicemailDetectionTypes: is array, theirs string',
      'AnalyticsQuery.groupBy: is array, theirs string',
      'AssemblyAITranscriber.languageCodes: is array, theirs string',
      'ChunkPlan.punctuationBoundaries: is array, theirs string',
      'DeepgramTranscriber.redaction: is array, theirs string',
      'FormatPlan.formattersEnabled: is array, theirs string',
      'OpenAIModel.fallbackModels: is array, theirs array|string',
      'OtherTranscriber.languages: is array, theirs array|string',
      'PhoneNumberHook.filters.oneOf: is array, theirs string',
    ],
  },
  {
    because: 'In 2025 the generator wrote `object` where it did not know the type; it is a scalar.',
    differences: [
      '*.age: is number|string, theirs number|object|string',
      '*.conditions.value: is string, theirs object|string',
      'ToolCall.function.arguments: is string, theirs object|string',
    ],
  },
  {
    because: 'An object cannot stand in a query; the filter travels as JSON text.',
    differences: ['assistantOverrides', 'customer', 'score', 'structuredOutputs'].map(
      (name) => `GET /v2/call* query.${name}: is string, theirs object`,
    ),
  },
  {
    because: 'The provider accepts a number here as well, as its own examples write it.',
    differences: ['VapiVoice.version: is number|string, theirs string'],
  },
  {
    because: 'Every browser client reads the address of the room, and no document declares it.',
    differences: ['*.webCallUrl: only ours'],
  },
  {
    because: 'A reply to several calls at once has no call; the common case is one call.',
    differences: ['id', 'orgId', 'createdAt', 'updatedAt'].map(
      (name) => `POST /call* response.${name}: required by us alone`,
    ),
  },
  {
    because:
      'The document of 2025 had no such filter; whoever lists files as then is not to be stopped.',
    differences: ['GET /file query.purpose: not required'],
  },
  {
    because: 'The tag exists since the body became a union; without it the stored kind decides.',
    differences: [
      'PATCH /phone-number/{id} body.provider: not required',
      'PATCH /tool/{id} body.type: not required',
    ],
  },
  {
    because: 'Their union adds the tag that the shape itself lacks.',
    differences: [
      '*knowledge-base/{id}*.provider: required by us alone',
      'POST /credential body.provider: not required',
    ],
  },
  {
    because: 'A message of a chat may leave out what only a call knows, such as its time.',
    differences: [
      ...['role', 'message', 'secondsFromStart'].map((key) => `SystemMessage.${key}: not required`),
      ...['role', 'message', 'secondsFromStart', 'endTime'].map(
        (key) => `UserMessage.${key}: not required`,
      ),
    ],
  },
  {
    because: 'A message is told from the others by its type, so it always has one.',
    differences: [
      'ClientInboundMessageSay.type: required by us alone',
      'ClientMessageToolCalls.type: required by us alone',
      'ServerMessageToolCalls.type: required by us alone',
    ],
  },
  {
    because: 'A knowledge base of the kind that is gone has no server; the union of 2025 is kept.',
    differences: ['POST /knowledge-base body.server: not required'],
  },
  {
    because: 'One shape of a stored phone number serves every operation, gone or not.',
    differences: ['POST /phone-number/buy response.*: only ours'],
  },
  {
    because: 'Replies hold the settings of every service; theirs leave the later ones untyped.',
    differences: [
      'accountEmail',
      'accountId',
      'authorizationId',
      'email',
      'encryptionPlan',
      'groupId',
      'webhookUrl',
    ]
      .flatMap((name) => [`Credential.${name}`, `* /credential* response.${name}`])
      .concat('* /credential* response.fallbackIndex')
      .map((key) => `${key}: only ours`),
  },
  {
    because: 'Named after the service in 2025; kept for those who still read it.',
    differences: ['POST /credential body.sbcConfiguration: only ours'],
  },
  {
    because: 'A tool inside an assistant may be of this kind, so the same union serves POST /tool.',
    differences: ['code', 'environmentVariables'].map((key) => `POST /tool body.${key}: only ours`),
  },
  {
    because: 'All error bodies are one tolerant shape.',
    differences: notDescribed(
      'AssistantPinnedConflictResponseDTO',
      'ToolPinnedConflictResponseDTO',
    ),
  },
  {
    because: 'A fallback voice or transcriber is the same shape as the first choice.',
    differences: ['Fallback*Voice: not described', 'Fallback*Transcriber: not described'],
  },
  {
    because: 'Workflows came later and have no operation among the 77; carried as they are.',
    differences: [
      ...notDescribed('AIEdgeCondition', 'ConversationNode', 'CreateWorkflowDTO', 'Edge'),
      ...notDescribed('GlobalNodePlan', 'ToolNode', 'WorkflowOverrides', 'WorkflowUserEditable'),
      'Workflow*Model: not described',
    ],
  },
  {
    because: 'Structured outputs and scorecards have operations of their own; carried as they are.',
    differences: [
      ...notDescribed('ComplianceOverride', 'CreateScorecardDTO', 'CreateStructuredOutputDTO'),
      ...notDescribed('EndedReasonCondition', 'MinCallDurationCondition', 'MinMessagesCondition'),
      ...notDescribed('ScorecardMetric', 'StructuredOutputFilterDTO'),
      '*ComparatorScorecardMetricCondition: not described',
    ],
  },
  {
    because: 'Plans of credentials that few organisations have; carried as they are.',
    differences: [
      ...notDescribed('AWSIAMCredentialsAuthenticationPlan', 'AWSStsAuthenticationPlan'),
      ...notDescribed(
        'CloudflareR2BucketPlan',
        'PublicKeyEncryptionPlan',
        'S3CompatibleBucketPlan',
      ),
      ...notDescribed('SpkiPemPublicKeyConfig', 'SupabaseBucketPlan'),
    ],
  },
  {
    because: 'Settings of one model or transcriber, several levels deep; carried as they are.',
    differences: [
      'GeminiMultimodalLive*: not described',
      ...notDescribed('GoogleRealtimeConfig', 'SpeechmaticsCustomVocabularyItem'),
    ],
  },
  {
    because: 'The function of such a tool has the shape of every other function.',
    differences: notDescribed('KnowledgeBaseToolFunction'),
  },
];
