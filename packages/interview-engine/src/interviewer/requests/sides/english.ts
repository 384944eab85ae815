import type { SideWords } from './side.ts';

const ORDINAL =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|next)';
const MARKS =
  '(?:points?|marks?|grades?|scores?|stars?|maximum|(?:five|ten|twenty|\\d+) out of (?:five|ten|twenty|\\d+)|five stars)';
const NUMBER = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)`;

/** Words in which the interview itself is spoken of, in English. */
export const english: SideWords = {
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
      `(?:is|are) (?:this|it|we)(?: on)? (?:the )?(?:number )?${NUMBER} or ${NUMBER}`,
      'where (?:are we|we are|do we stand)(?: (?:in|with) the (?:interview|questions))?|how far (?:along )?(?:are we|we are|have we got|along)?(?: (?:in|into|through|with) (?:the|this) (?:interview|questions))?',
      'are we (?:already |about |nearly |almost |close to |near |at |past |over )*(?:halfway|half way|the end|the half|done|finished|through|there)(?: yet| soon| through| with the questions)?|(?:am i|are we) running out of time|what time is it|what is the time(?: left| remaining)?|(?:the )?time left',
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
          'question questions one answer answers towards how what when many worth lose don know end criteria english accent mistakes everything each final only practice practising test exam see find out receive performance about part interview count counted counts say saying wrong something nothing based',
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
          'record\\w*|recordings?|taped?|filmed|stored?|storing|saved?|saving|my (?:data|voice)|the audio|the video|a recording',
        ],
        words:
          'interview call conversation session voice audio video answers who what where can hear listen keep kept happens goes happen stop someone somebody anyone else after afterwards later long used use one',
      },
      {
        needs: ['who|someone|somebody|anyone|anybody', 'listen\\w*|hears?|sees?|reads?|watch\\w*'],
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
          'your (?:team|teams|group|bank|firm|job|career|work|department|company|office|desk|role|background|experience|boss|colleagues|culture|favou?rite|path|own|story|day)|the (?:culture|hours|atmosphere|ambiance|team|role|salary|pay|vibe)|typical day|working hours|next steps|working (?:there|here)|(?:like|enjoy) about|deals you are|return offers?|interns|hear back|get back|been in (?:the )?(?:team|banking|bank)|get into (?:banking|finance)|work with|report to|a candidate|candidates|the job|live deals|deals are you|which bank|based',
        ],
        words:
          'what how why where when who which like liked likes about most best big large many people enjoy favourite deals deal working hire after internship interview look looking search for offer start started work worked long in this bank banking usually typical day days analyst analysts m&a role position join joined choose chose decide come from next steps sectors sector industries cover covers recent friendly nice people team hours weekends take year summer happens happen process part thing things ask question tell bit more one would',
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
      '(?:please )?(?:be|go) (?:\\w+ )?(?:nice|kind|generous|easy|lenient|gentle|indulgent)(?: (?:to|with|on|about) (?:me|the (?:grading|marks?|marking|score)|my (?:score|mark|grade)))?',
      '(?:please )?(?:do not|never) (?:mark|grade|penali[sz]e|score|fail) (?:me|this|it)(?: down)?|(?:(?:can|could|would) you )?(?:please |just )*(?:pass me|let me pass|make me pass|say (?:that )?i passed|tell me (?:that )?i (?:have )?passed)',
      '(?:please )?(?:count|mark|take|accept|consider) (?:this|that|it) as (?:\\w+ ){0,2}(?:right|correct|answered|complete)',
    ],
  },
  hearing: {
    asking: [
      {
        needs: [
          'hear|heard|audible|mic|micro|microphone|audio|sound|muted?|loud|listening|get that|catch that|hearing',
        ],
        words:
          'me well ok okay good clearly still working work on off enough fine volume level connection connected properly what said answer my',
      },
    ],
    phrases: [
      '(?:(?:hello|hi|hey|allo) ?)+',
      '(?:hello |hi )?(?:are )?you (?:still )?(?:there|here|with me|on the line)',
      'is (?:anyone|anybody|somebody|someone|there anyone|there anybody) (?:there|here)',
      '(?:testing|test|mic check|microphone test)(?: (?:testing|test|one|two|three|1|2|3))*',
      '(?:i (?:think |believe )?)?(?:i was|i am|my (?:mic|microphone|micro) (?:was|is)|was i|am i) (?:still )?(?:on mute|muted|off)(?: sorry)?',
      '(?:hello )?do you (?:read|receive|copy) me',
    ],
    asked: [
      '(?:did|can|do) you (?:get|receive|have) (?:that|it|my answer|what i said)|you (?:can|do) hear me(?: well| ok)?',
    ],
  },
  line: {
    saying: [
      {
        needs: [
          'line|connection|internet|wifi|wi fi|network|sound|signal|reception|laptop|computer|phone|headset|headphones?|battery',
          'bad|poor|slow|weak|unstable|lost|cut\\w*|drop\\w*|gone|down|breaking|lag\\w*|rang|ringing|rings|problems?|issues?|trouble|crashed|froze|frozen|terrible|dying|died|back',
        ],
        words:
          'sorry about excuse again for second moment just very really little bit out up technical went came comes',
      },
      {
        needs: [
          'nois[ey]s?|noisy|bark\\w*|dogs?|cats?|baby|kids?|children|neighbou?rs?|flatmate|roommate|sirens?|doorbell|door|knock\\w*|drill\\w*|construction|echo|background|interrupt\\w*|disturb\\w*|interruption|disturbance|street|traffic|technical problem|technical issue',
          'sorry|excuse|my|here|i|someone|somebody|outside|apologi[sz]e|apologies|there is',
        ],
        words:
          'about that was background loud lot noise next outside crying cries works working came come comes walked in at ringing rang just second ignore moment a from house building place problem technical behind',
      },
    ],
    phrases: [
      'you (?:just )?(?:froze|are frozen|are lagging)',
      '(?:sorry )?there (?:is|was) (?:an|some|a lot of) (?:echo|noise|background noise)(?: here)?',
    ],
  },
  pause: {
    asking: [
      {
        needs: [
          'break|pause|stop for|water|drink|sip|bathroom|toilets?|restroom|loo|coffee|breather',
          'we|i|me',
        ],
        words:
          'take have make do get grab need go short quick little small glass bottle some one two five minutes? minute moment seconds? few of for fetch drink just use',
      },
      {
        needs: ['stop|wait|break', 'minutes?|moment|seconds?|second', 'we|i'],
        words: 'for one two five few couple take have',
      },
    ],
    saying: [
      {
        needs: [
          'i|me|my|we',
          'break|pause|water|drink|sip|bathroom|toilets?|restroom|thirsty|sneeze|cough|coffee|breather|breath|throat',
          'need|have to|let|must|going to|want|would like|am|gotta|will|excuse',
        ],
        words:
          'take sip glass some short quick little bit minute minutes five two moment go drink sorry stop second catch clear dry just get grab of wait please deep bottle want would like',
      },
    ],
    phrases: [
      '(?:please )?(?:pause|a break|a (?:short|quick|little) break|time out)(?: please)?',
      '(?:a|some) (?:glass of )?water',
    ],
  },
  back: {
    phrases: [
      '(?:okay |ok |yes |so |right |sorry |good )*(?:i am|we are) back(?: now| again)?(?: (?:where were we|sorry|go ahead|we can (?:continue|go on)|let us (?:continue|go on)))*',
      '(?:okay |ok |so )*(?:i am )?(?:ready again|ready to (?:continue|go on)|ready now)|(?:okay |ok |so |now )*(?:we can|let us|you can) (?:continue|go on|carry on|resume)(?: now)?|where were we',
    ],
  },
  nervous: {
    saying: [
      {
        needs: [
          'nervous|stressed|anxious|tense|scared|intimidated|shy|stressing|nerves|under stress|stressful',
          'i|me|my|bit|little|sorry|so|quite|very',
        ],
        words:
          'sorry bit little quite very so honest honestly today first interview because feel feeling tell truth having thank thanks excited real ever though really lot of must admit being getting',
      },
    ],
  },
  pleasantry: {
    saying: [
      {
        needs: [
          'thanks?|thank|pleasure|nice|pleased|happy|glad|excited|delighted|honou?red|grateful|looking forward|appreciate|welcome|ready',
          'you|me|i|let us|we',
        ],
        words:
          'very much so meet meeting today interview opportunity chance invitation time your taking having inviting seeing speak speaking talk talking with forward looking great good morning afternoon evening hello hi ready start begin started whenever when are go ahead looking really finally sure yeah absolutely of course again bit well',
      },
    ],
  },
  wellbeing: {
    phrases: [
      '(?:and )?(?:how are (?:you|things)|how are you doing|how do you do|how is it going|how about you|what about you|and (?:you|yourself)|how is your day(?: going)?)(?: today| this morning)?',
      '(?:i am |i m |everything is |all )?(?:fine|good|great|well|very well|doing (?:well|good|fine|great)|ok|okay|not bad|all right)(?: today)?(?: (?:thanks|thank you))?(?: (?:and )?(?:you|yourself|how are you|how about you|what about you|and you))+',
    ],
  },
};
