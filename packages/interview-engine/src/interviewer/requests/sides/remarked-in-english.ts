import type { SideWords } from './side.ts';

// Who is nervous says so among thanks.
const PLEASANT =
  'very much so meet meeting today interview opportunity chance invitation time your taking having inviting seeing speak speaking talk talking with forward looking great good morning afternoon evening hello hi ready start begin started whenever when are go ahead looking really finally sure yeah absolutely of course again bit well thanks thank pleasure nice pleased happy glad excited honoured';

/** What is remarked besides answering, in English. */
export const remarkedInEnglish: SideWords = {
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
          'bad|poor|slow|weak|unstable|lost|cut\\w*|drop\\w*|gone|down|breaking|lag\\w*|rang|ringing|rings|problems?|issues?|trouble|crashed|froze|frozen|terrible|dying|died|empty|low|back',
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
          'about that was background loud lot noise next outside crying cries works working came come comes walked in at ringing rang just second ignore moment a from house building place problem technical behind line call',
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
          'we|i|me|you',
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
      '(?:okay |ok |yes |so |right |sorry |good )*(?:(?:i am|we are) (?:back|(?:here|there) (?:again|now))|back (?:now|again))(?: now| again)?(?: (?:where were we|sorry|go ahead|we can (?:continue|go on)|let us (?:continue|go on)))*',
      '(?:okay |ok |so )*(?:i am )?(?:ready again|ready to (?:continue|go on)|ready now)|(?:okay |ok |so |now )*(?:we can|let us|you can) (?:continue|go on|carry on|resume)(?: now)?|where were we',
    ],
  },
  nervous: {
    phrases: [
      '(?:please )?(?:be|go) (?:a (?:bit|little) |\\w+ )?(?:nice|kind|easy|lenient|gentle|indulgent|patient)(?: (?:to|with|on) me)?(?: today| too)?',
    ],
    saying: [
      {
        needs: [
          'nervous|stressed|anxious|tense|scared|intimidated|shy|stressing|nerves|under stress|stressful',
          'i|me|my|bit|little|sorry|so|quite|very',
        ],
        words: `sorry bit little quite very so honest honestly today first interview because feel feeling tell truth having thank thanks excited real ever though really lot of must admit being getting ${PLEASANT}`,
      },
    ],
  },
  wellbeing: {
    phrases: [
      '(?:and )?(?:how are (?:you|things)|how are you doing|how do you do|how is it going|how about you|what about you|and (?:you|yourself)|how is your day(?: going)?)(?: today| this morning)?',
      '(?:i am |i m |everything is |all )?(?:fine|good|great|well|very well|doing (?:well|good|fine|great)|ok|okay|not bad|all right)(?: today)?(?: (?:thanks|thank you))?(?: (?:and )?(?:you|yourself|how are you|how about you|what about you|and you))+',
    ],
  },
  pleasantry: {
    saying: [
      {
        needs: [
          'thanks?|thank|pleasure|nice|pleased|happy|glad|excited|delighted|honou?red|grateful|looking forward|appreciate|welcome|ready',
          'you|me|i|let us|we',
        ],
        words: PLEASANT,
      },
    ],
  },
};
