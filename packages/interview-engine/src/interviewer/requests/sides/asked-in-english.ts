import type { SideWords } from './side.ts';

const ORDINAL =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|next)';
const MARKS =
  '(?:points?|marks?|grades?|scores?|stars?|maximum|(?:five|ten|twenty|\\d+) out of (?:five|ten|twenty|\\d+)|five stars)';
const NUMBER = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)`;

/** What is asked about the interview itself, in English. */
export const askedInEnglish: SideWords = {
  place: {
    asking: [
      {
        needs: ['how (?:many|much|long)', 'questions?|time|minutes?|long|longer'],
        words:
          'more left remain remains remaining last lasts take takes until till end interview one total altogether roughly about before after you ask asking',
      },
      { needs: ['questions|time', 'left|remaining|more|enough|still'], words: 'many much' },
      { needs: ['when', 'end|finish|stop|over|done'], words: 'interview' },
    ],
    phrases: [
      '(?:so |at |on )*(?:which|what)(?: is)?(?: the)?(?: question)?(?: number| one| question)* (?:are we|we are|were we|is this|(?<=question )is it|this is|of this question)(?: (?:on|at|in|up to|doing|one|question|now|again|please)| the \\w+)*',
      '(?:so )?(?:this|it) is (?:the )?(?:question )?(?:number )?what|what is the (?:question )?number(?: of this (?:question|one))?',
      `(?:is|are|was) (?:this|it|that|we)(?: already| still)?(?: at| on)?(?: the| my| your)?(?: ${ORDINAL} (?:question|one)| question(?: number)? ${NUMBER})(?: or(?: the| question)* (?:${ORDINAL}|${NUMBER}))?`,
      'where (?:are we|we are|do we stand)(?: (?:in|with) the (?:interview|questions))?|how far (?:along )?(?:are we|we are|have we got|along)?(?: (?:in|into|through|with) (?:the|this) (?:interview|questions))?',
      'are we (?:already |about |nearly |almost |close to |near |at |past |over )*(?:halfway|half way|the end|the half|done|finished|through|there)(?: yet| soon| through| with the questions)?|(?:am i|are we) running out of time|what time is it|what is the time(?: left| remaining)?|(?:the )?time left|(?:is|are) (?:it|this|we|the interview) (?:over|finished|done)(?: already| soon)?',
    ],
  },
  lookup: {
    asking: [
      {
        needs: [
          'google|internet|online|search|wikipedia|chat gpt|chatgpt|look (?:it|this|that|something) up|look up|my (?:cv|resume|notes)',
        ],
        words: 'use using quickly check formula answer look',
      },
    ],
  },
  tools: {
    asking: [
      {
        needs: [
          'can|could|may|mind|allowed|ok|okay|fine|possible|alright|might',
          'calculator|pen|pencil|paper|notes?|excel|notepad|spreadsheet|write|jot|phone|scratch|mental\\w*|my head|whiteboard',
        ],
        words:
          'use using take taking grab get bring draw down up if to check calculate compute work out piece sheet of computer calculation numbers figures do doing quickly own something bit write writing',
      },
      {
        needs: ['should|do|must|have', 'calculator|paper|excel|my head|by heart|mentally|by hand'],
        words: 'use calculate compute work out supposed need to want expected',
      },
    ],
    phrases: [
      '(?:calculator|paper|notes|excel|pen and paper)(?: is| are)? (?:allowed|ok|okay|fine|permitted)',
    ],
    asked: ['calculator|paper|pen and paper|notes|excel'],
  },
  marked: {
    asking: [
      {
        needs: [
          'marked|mark me|marks?|marking|graded?|grades?|grading|scored?|scores?|scoring|points?|feedback|assess\\w*|evaluat\\w*|my results?|the results?|the note|rated',
        ],
        words:
          'question questions one answer answers towards how what when many worth lose don know end criteria english accent mistakes everything each final only practice practising test exam see find out receive performance about part interview count counted counts say saying because affect affects lower higher worse better good bad high low enough current wrong something nothing based',
      },
      {
        needs: ['counts?|counted', 'this|question|answer|accent|english|grammar|mistakes?|my'],
        words: 'towards the mark score',
      },
    ],
    phrases: [
      '(?:is this |this is )?just (?:a )?(?:practice|test|exercise) or (?:is it |it is )?(?:graded|marked|real|assessed)',
    ],
  },
  recorded: {
    asking: [
      {
        needs: [
          'record\\w*|recordings?|taped?|filmed|stored?|storing|saved?|saving|my (?:data|voice)|the audio|(?:the|on) video|on camera|on tape|a recording',
        ],
        words:
          'interview call conversation session voice audio video answers who what where can hear listen keep kept happens goes happen stop someone somebody anyone else after afterwards later long used use one',
      },
      {
        needs: [
          'who|someone|somebody|anyone|anybody|recruiters?|bank|company|employer|hr|boss|school',
          'listen\\w*|hears?|sees?|reads?|watch\\w*',
        ],
        words: 'else this answers later recording after afterwards',
      },
      {
        needs: ['keep|kept', 'voice|answers|recording|audio|conversation|data'],
        words: 'long how',
      },
    ],
  },
  bank: {
    asking: [
      {
        needs: [
          'your (?:team|teams|group|bank|firm|job|career|work|department|company|office|desk|role|background|experience|boss|colleagues|culture|favou?rite|path|own|story|day)|the (?:culture|hours|atmosphere|ambiance|team|role|salary|pay|vibe)|typical day|working hours|next steps|working (?:there|here)|(?:like|enjoy) about|deals you are|return offers?|interns|hear back|get back|been in (?:the )?(?:team|banking|bank)|get into (?:banking|finance)|work with|report to|a candidate|other candidates|candidates|the job|live deals|deals are you|which bank|based',
        ],
        words:
          'what how why where when who which like liked likes about most best big large many people enjoy favourite deals deal working hire after internship interview look looking search for offer start started work worked long in this bank banking usually typical day days analyst analysts m&a role position join joined choose chose decide come from next steps sectors sector industries cover covers recent friendly nice people team hours weekends take year summer happens happen process part thing things answer answered ask question tell bit more one would',
      },
    ],
    phrases: [
      '(?:may|can|could) i (?:also )?ask (?:you )?(?:a|one|some|another)(?: quick| short| small)? questions?(?: (?:about|on) (?:the|your) \\w+(?: \\w+)?)?',
      'why did you (?:choose|join|pick|go to|leave) (?:this|your|that|the) (?:bank|firm|team|job)',
      '(?:what is|how was) your (?:own )?(?:background|story|path|career)',
      'do you (?:enjoy|like) (?:it|your job|working there|your work|being a banker)(?: there| here)?',
    ],
  },
  verdict: {
    phrases: [
      '(?:is|was) (?:this|that|it|my (?:answer|reasoning|number|logic|figure|result))(?: all| also)? (?:the )?(?:right|correct|ok|okay|good|wrong|enough|clear|fine|true|alright|all right|acceptable|accurate|a good answer|the answer|right answer|correct answer|good enough|complete|valid)(?: (?:answer|so far|for you|or not|or wrong|like that|in your view|what i said))*',
      '(?:is|was) (?:this|that|it) (?:what|the answer) you (?:wanted|were looking for|meant|expected|had in mind|are looking for|want|wanted to hear|were after)(?: to hear)?|(?:is|was) (?:this|that|it) going (?:well|okay|ok)',
      '(?:am|was) i (?:right|wrong|correct|mistaken|close|far off|on (?:the )?(?:right|good) track|doing (?:ok|okay|well|fine)|making sense)(?: so far| there| with that)?|did i (?:get|do|say|have) (?:it|that|this)(?: right| correctly| ok| well)?',
      '(?:how am i doing|how (?:did|have) i (?:do|done)|how was (?:that|it|this|my answer))(?: so far| on that(?: one| question)?)?|(?:right or wrong|correct or not|true or false|did i pass)',
      '(?:please )?tell me (?:if|whether) (?:that is|that was|it is|it was|this is|i am|i was) (?:right|correct|wrong|ok|okay|good|true)|(?:let me know|say) (?:if|whether) (?:that is|it is|i am) (?:right|correct|wrong|ok)',
      '(?:does|did|do) (?:that|this|it|i)(?: all)? (?:answer (?:your|the) question|answer it|make sense|sound (?:right|okay|good|ok|correct)|help|work for you|make sense to you)',
      'was (?:that|it|this) (?:ok|good|right|correct) or not|is (?:it|that) (?:ok|okay|right|good|correct) what i (?:said|did)|what do you think of (?:my|that) answer|(?:are you )?(?:happy|satisfied|ok|okay) with (?:that|my answer)',
    ],
  },
  machine: {
    asking: [
      {
        needs: [
          'ai|a i|robots?|bots?|humans?|machines?|computers?|person|people|automated|automatic|language model|chat gpt|chatgpt|gpt|program|llm|artificial|real interviewer|real|recruiter',
          'you|this|i|there|your|who',
        ],
        words:
          'talking speaking talk speak interview interviewer someone somebody behind with really actually intelligence asking asks questions question a person live call line screen voice other side end or what who',
      },
      {
        needs: ['your name|who are|what are you|who am i'],
        words: 'what who you talking speaking with exactly called',
      },
    ],
    phrases: [
      '(?:do )?you (?:really |actually )?work (?:at|in|for) (?:a|the) bank',
      'you (?:really )?(?:sound|talk|look|speak) like (?:a |an )?(?:robot|ai|machine|computer|bot)',
      'you are (?:a |an )?(?:ai|robot|bot|machine|computer)(?: right| no)?',
    ],
  },
  plea: {
    phrases: [
      `(?:please )?(?:(?:can|could|would|will|should|must) you |you (?:should|must|can|could) )?(?:please |just |kindly )*(?:give|put|grant|award|mark|score|grade|rate) (?:me|this|it|my answer) (?:\\w+ ){0,4}?${MARKS}\\b.*`,
      `i (?:really |truly |think i |just |do )*(?:deserve|need|want|would like|wish for|hope for) (?:to have |to get )?(?:\\w+ ){0,3}?${MARKS}\\b.*`,
      `(?:can|could|may) i (?:please |just )*(?:have|get) (?:\\w+ ){0,3}?${MARKS}\\b.*`,
      '(?:please )?(?:be|go) (?:\\w+ )?(?:nice|kind|generous|easy|lenient|gentle|indulgent) (?:with|on|about) (?:the (?:grading|marks?|marking|score)|my (?:score|mark|grade|answers?))',
      '(?:please )?(?:do not|never) (?:mark|grade|penali[sz]e|score|fail) (?:me|this|it)(?: down)?|(?:(?:can|could|would) you )?(?:please |just )*(?:pass me|let me pass|make me pass|say (?:that )?i passed|tell me (?:that )?i (?:have )?passed)',
      '(?:please )?(?:count|mark|take|accept|consider) (?:this|that|it) as (?:\\w+ ){0,2}(?:right|correct|answered|complete)',
    ],
  },
};
